import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import type { SiteRow } from '../../sites/site-store.ts';
import { siteName } from '../../sites/site-url.ts';

/** Our own brand as far as a site's name and address tell. */
export function guessOwn({ name, url }: Pick<SiteRow, 'name' | 'url'>): AnswerEntity {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const [label = host] = host.split('.');
  const word = label.replace(
    /(^|-)(\p{L})/gu,
    (_all, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
  // Without a name that somebody gave it, a site is called by its host.
  const brand = name === siteName(url) ? word : name;
  return { id: 'own', own: true, name: brand.slice(0, 100), aliases: [], domains: [host], context: [] };
}
