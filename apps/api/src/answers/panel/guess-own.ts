import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import type { SiteRow } from '../../sites/site-store.ts';
import { siteName } from '../../sites/site-url.ts';

/** Guesses our own brand from the site's name and address. */
export function guessOwn({ name, url }: Pick<SiteRow, 'name' | 'url'>): AnswerEntity {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const [label = host] = host.split('.');
  const word = label.replace(
    /(^|-)(\p{L})/gu,
    (_all, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
  // A site without a given name has its host as name.
  const brand = name === siteName(url) ? word : name;
  return { id: 'own', own: true, name: brand.slice(0, 100), aliases: [], domains: [host], context: [] };
}
