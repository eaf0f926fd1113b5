import { type JsonObject, textsOf } from '@visible-ai/shared/json-ld/json-value';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import type { BusinessFacts } from '../../crawl/business-facts.ts';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import type { PageData } from '../../crawl/page-data.ts';
import { withoutModelTalkIn } from '../addressed-to-models.ts';
import { writeJsonLd } from '../json-ld/write-json-ld.ts';
import { noFacts, siteOf } from './site-of.ts';

export type MadePage = Partial<CrawledPage> & { url: string };
/** An address on the made-up site. */
export const at = (path: string) => `https://anvils.example${path}`;
export const dataOf = (data: Partial<PageData>): PageData => ({
  own: [],
  marked: [],
  trail: [],
  author: '',
  image: null,
  price: null,
  profiles: [],
  ...data,
});
/** The data of a page that describes one thing. */
export const ownOf = (types: string[], properties: JsonObject, id = '') =>
  dataOf({ own: [{ types, id, properties }] });
export const business = (facts: Partial<BusinessFacts>): BusinessFacts => ({ ...noFacts, ...facts });

/** Writes the JSON-LD of a made-up site, and reads it as a program would. */
export function graphOf(...pages: MadePage[]) {
  const { text, notes } = writeJsonLd(withoutModelTalkIn(siteOf(pages)));
  const { nodes, problems } = readGraph(text);
  const of = (type: string) => nodes.filter((node) => textsOf(node['@type']).includes(type));
  return { text, notes: notes.join('\n'), nodes, problems, of };
}
