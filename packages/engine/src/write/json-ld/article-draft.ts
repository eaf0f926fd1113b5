import type { JsonObject, JsonValue } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { isSample } from '../is-sample.ts';
import { plainName } from '../plain-name.ts';
import { draftThing } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isDescribedElsehow, ownThings } from './own-things.ts';
import { ownTitle, wholeText } from './wording.ts';

/** What a page's things may refer to. */
export interface Referred {
  /** Who is behind the site, and whether that is a person. */
  organization: { id: JsonValue; names: ReadonlySet<string>; isPerson: boolean } | null;
  website: JsonValue | null;
}

/** Only the day if no time was stated. */
const moment = (iso: string | null): string | undefined =>
  iso?.replace(/T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:\d{2})$/, '') ?? undefined;

const PERSON = /^\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}[\p{L}’'.-]*|de|da|van|von|der|del|la|le|bin|al)){1,4}$/u;
const HAN_NAME = /^\p{Script=Han}{2,4}$/u;

/**
 * The author: the organisation behind the site, or a person with a person's name. Others could be anything.
 */
function authorOf(name: string, organization: Referred['organization']): JsonObject | undefined {
  if (name === '') return undefined;
  if (organization?.names.has(plainName(name))) return { '@id': organization.id };
  return PERSON.test(name) || HAN_NAME.test(name) ? { '@type': 'Person', name } : undefined;
}

/** The page's main heading, else its title. */
export const headingOf = (page: CrawledPage): string =>
  page.sections.find(({ level, heading }) => level === 1 && heading !== '')?.heading ?? ownTitle(page);

/** The articles of a page: its own, else the page itself if it is an article with a publication date. */
export function articlesOf(page: CrawledPage, { organization }: Referred): GraphDraft[] {
  const { url, data } = page;
  const own = ownThings(page, 'Article');
  if (
    own.length === 0 &&
    (page.kind !== 'article' ||
      page.published === null ||
      isSample(page) ||
      isDescribedElsehow(page, 'Article'))
  )
    return [];
  const stated = [
    ['headline', headingOf(page), url],
    ['description', wholeText(page.description), url],
    ['image', data?.image ?? undefined, url],
    ['datePublished', moment(page.published), url],
    ['dateModified', moment(page.modified), url],
    ['author', authorOf(data?.author ?? '', organization), url],
    ['publisher', organization ? { '@id': organization.id } : undefined, url],
    ['inLanguage', page.language, url],
    ['mainEntityOfPage', { '@id': url }, url],
  ] as const;
  const facts = { family: 'Article', page: url } as const;
  if (own.length === 0)
    return [draftThing({ ...facts, types: ['Article'], id: `${url}#article`, own, stated })];
  // If there are several, it is unknown which of them the page's text is about.
  return own.map((thing, at) =>
    draftThing({
      ...facts,
      types: thing.types,
      id: at === 0 ? `${url}#article` : `${url}#article-${at + 1}`,
      own: [thing],
      stated:
        own.length === 1
          ? stated.filter(([name]) => name !== 'headline' || !('name' in thing.properties))
          : [],
    }),
  );
}
