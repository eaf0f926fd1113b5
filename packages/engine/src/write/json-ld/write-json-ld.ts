import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { isOnly } from '../../page/structured/schema-org-types.ts';
import { listablePages } from '../llms-txt/is-listable.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import { withoutSiteName } from '../without-site-name.ts';
import type { WrittenFile } from '../written-file.ts';
import { articlesOf, type Referred } from './article-draft.ts';
import { type TrailDraft, trailContext, trailsOf } from './breadcrumb-draft.ts';
import { eventOf } from './event-draft.ts';
import { questionsOf } from './faq-draft.ts';
import { fitGraph } from './fit-graph.ts';
import type { GraphDraft } from './graph-draft.ts';
import { graphNotes } from './graph-notes.ts';
import { organizationOf } from './organization-draft.ts';
import { productsOf } from './product-draft.ts';
import { resolveReferences } from './resolve-references.ts';
import { tieMentions } from './tie-mentions.ts';
import { websiteOf } from './website-draft.ts';

/** Ids that two things of one page would share get numbers: one id is one thing. */
function distinctIds(drafts: readonly GraphDraft[]): GraphDraft[] {
  const taken = new Set<unknown>();
  return drafts.filter(({ node }) => {
    const id = node['@id'];
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  });
}

const homeOf = ({ pages }: CrawledSite): CrawledPage | undefined =>
  pages.find(({ kind }) => kind === 'home') ?? pages[0];

/**
 * Structured data has a property for the name: the descriptions do without it. What a theme writes on every page describes the
 * home page alone.
 */
function withOwnDescriptions(site: CrawledSite): CrawledSite {
  const name = siteTitle(site);
  const home = homeOf(site);
  const pages = site.pages.map((page) => ({
    ...page,
    description:
      page !== home && page.description === home?.description ? '' : withoutSiteName(page.description, name),
  }));
  return { ...site, pages };
}

/**
 * Writes the structured data of a site as one JSON-LD graph (schema.org): the organisation behind it, the
 * site, the event that it is about, and for its pages the breadcrumb, articles, products and questions, only from what the pages say.
 * Existing data of the site are kept, value by value, and completed. The same site gives the same file.
 */
export function writeJsonLd(read: CrawledSite): WrittenFile {
  const site = withOwnDescriptions(read);
  const home = homeOf(site);
  if (!home) return { text: graphText([]), notes: [...site.notes], agents: null };
  const title = siteTitle(site);
  const organization = organizationOf(site, home);
  const website = websiteOf(site, home, organization?.draft ?? null);
  const referred: Referred = {
    organization: organization && {
      id: organization.draft.node['@id'] ?? '',
      names: organization.names,
      isPerson: isOnly('Person', textsOf(organization.draft.node['@type'])),
    },
    website: website?.node['@id'] ?? null,
  };
  const context = trailContext(site, { home, title, isListable: listablePages(site) });
  const trails: TrailDraft[] = [];
  const ofPages = site.pages.flatMap((page) => {
    const own = trailsOf(page, context);
    trails.push(...own);
    return [
      ...own.map(({ draft }) => draft),
      ...articlesOf(page, referred),
      ...productsOf(page),
      ...questionsOf(page),
    ];
  });
  const identity = [organization?.draft ?? [], website ?? [], eventOf(site, home)].flat();
  const drafts = distinctIds([...identity, ...ofPages]);
  const whole = resolveReferences(drafts, site, organization);
  const { kept, left } = fitGraph(drafts, whole);
  const nodes = kept.map((draft) => tieMentions(whole.get(draft) ?? draft.node, referred));
  const text = graphText(nodes);
  return { text, notes: graphNotes({ site, text, organization, kept, left, trails }), agents: null };
}
