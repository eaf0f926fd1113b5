import { isJsonObject, type JsonObject, type JsonValue } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import type { GraphDraft } from './graph-draft.ts';
import type { OrganizationFound } from './organization-draft.ts';
import { type FoundThing, ownThings } from './own-things.ts';

/** What references of a site's own data can lead to. */
interface Targets {
  /** Who is behind the site, and under which other ids the site describes it. */
  organization: { id: string; otherIds: ReadonlySet<string> } | null;
  inGraph: ReadonlySet<unknown>;
  /** The people and organisations that pages describe, by their ids. */
  described: ReadonlyMap<string, FoundThing>;
}

/** Properties that lead to pages, whose address may also be the id of what they are about. */
const OF_PAGES = new Set(['mainEntityOfPage', 'isPartOf', 'hasPart', 'item', 'url', 'breadcrumb']);

/** The id that a value only refers to; null for any other value. */
function referenceOf(value: JsonObject, page: string): string | null {
  const { '@id': id, ...others } = value;
  return typeof id === 'string' && Object.keys(others).length === 0
    ? (URL.parse(id, page)?.href ?? null)
    : null;
}

/** @param isInside whether this is already a thing that stands for a reference: those of its own stay. */
function resolved(value: JsonValue, page: string, targets: Targets, isInside: boolean): JsonValue {
  if (Array.isArray(value)) return value.map((each) => resolved(each, page, targets, isInside));
  if (!isJsonObject(value)) return value;
  const id = referenceOf(value, page);
  if (id === null) return resolvedIn(value, page, targets, isInside);
  if (targets.organization?.otherIds.has(id)) return { '@id': targets.organization.id };
  const thing = targets.inGraph.has(id) || isInside ? undefined : targets.described.get(id);
  if (!thing) return value;
  const [type = 'Thing', ...others] = thing.types;
  return {
    '@type': others.length === 0 ? type : [type, ...others],
    '@id': id,
    ...resolvedIn(thing.properties, thing.page, targets, true),
  };
}

const resolvedIn = (thing: JsonObject, page: string, targets: Targets, isInside: boolean): JsonObject =>
  Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [
      name,
      OF_PAGES.has(name) ? value : resolved(value, page, targets, isInside),
    ]),
  );

/**
 * Lets no reference of the site's own data lead to a thing that the graph does not have, such as the author of an article
 * beside it: that thing stands in its place, and other ids of who is behind the site become the one of the graph.
 *
 * @returns the nodes of the drafts.
 */
export function resolveReferences(
  drafts: readonly GraphDraft[],
  site: CrawledSite,
  organization: OrganizationFound | null,
): ReadonlyMap<GraphDraft, JsonObject> {
  const things = site.pages.flatMap((page) => [
    ...ownThings(page, 'Person'),
    ...ownThings(page, 'Organization'),
  ]);
  const id = organization?.draft.node['@id'];
  const targets: Targets = {
    organization:
      organization && typeof id === 'string' ? { id, otherIds: new Set(organization.otherIds) } : null,
    inGraph: new Set(drafts.map(({ node }) => node['@id'])),
    described: new Map(things.filter((thing) => thing.id !== '').map((thing) => [thing.id, thing])),
  };
  return new Map(drafts.map((draft) => [draft, resolvedIn(draft.node, draft.page, targets, false)]));
}
