import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { introducesPerson } from '../page/site-name/introduces-person.ts';
import { isOnly } from '../page/structured/schema-org-types.ts';
import { siteTitle } from './llms-txt/site-title.ts';
import { plainName } from './plain-name.ts';
import { oneLine } from './sentences.ts';

/**
 * Whether a site is about the one person whose name it has: the home page's data describe a person of that name, or
 * its first words introduce them.
 */
export function isPersonsSite(site: CrawledSite): boolean {
  const title = siteTitle(site);
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!home) return false;
  return (
    (home.data?.own ?? []).some(
      ({ types, properties }) =>
        isOnly('Person', types) && textsOf(properties?.name).map(plainName).includes(plainName(title)),
    ) || [home.description, home.excerpt].some((text) => introducesPerson(oneLine(text), oneLine(title)))
  );
}
