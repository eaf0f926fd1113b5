import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { introducesPerson } from '../page/site-name/introduces-person.ts';
import { ownThings } from './json-ld/own-things.ts';
import { plainName } from './json-ld/wording.ts';
import { siteTitle } from './llms-txt/site-title.ts';
import { oneLine } from './sentences.ts';

/**
 * Whether a site is about the one person whose name it has: the home page's data describe a person of that name, or
 * its first words introduce them.
 */
export function isPersonsSite(site: CrawledSite): boolean {
  const title = siteTitle(site);
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!home) return false;
  const isNamed = (names: readonly string[]) => names.map(plainName).includes(plainName(title));
  return (
    ownThings(home, 'Person').some(({ properties }) => isNamed(textsOf(properties.name))) ||
    [home.description, home.excerpt].some((text) => introducesPerson(oneLine(text), oneLine(title)))
  );
}
