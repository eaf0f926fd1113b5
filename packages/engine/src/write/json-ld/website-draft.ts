import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import { plainName } from '../plain-name.ts';
import { draftThing } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isDescribedElsehow, ownThings } from './own-things.ts';
import { wholeText } from './wording.ts';

/**
 * The site itself, from which search engines take its name: as its own data describe it, else from its home
 * page.
 */
export function websiteOf(
  site: CrawledSite,
  home: CrawledPage,
  organization: GraphDraft | null,
): GraphDraft | null {
  const all = [home, ...site.pages].flatMap((page) => ownThings(page, 'WebSite'));
  const [first] = all;
  if (!first && isDescribedElsehow(home, 'WebSite')) return null;
  const nameOf = (thing: (typeof all)[number]) => textsOf(thing.properties.name).map(plainName)[0];
  const own = all.filter(
    (thing) => (thing.id && thing.id === first?.id) || nameOf(thing) === (first && nameOf(first)),
  );
  return draftThing({
    family: 'WebSite',
    page: home.url,
    types: first?.types ?? ['WebSite'],
    id: `${home.url}#website`,
    own,
    stated: [
      ['url', home.url, home.url],
      ['name', siteTitle(site), home.url],
      ['description', wholeText(home.description), home.url],
      ['inLanguage', site.language, home.url],
      ['publisher', organization ? { '@id': organization.node['@id'] ?? '' } : undefined, home.url],
    ],
  });
}
