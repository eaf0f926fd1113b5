import { isJsonObject, type JsonObject, listOf, textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { pageKey } from '../llms-txt/page-key.ts';
import { plainName } from '../plain-name.ts';
import { draftThing } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isDescribedElsehow, ownThings } from './own-things.ts';
import { ownTitle } from './wording.ts';

interface Step {
  name: string;
  url: string;
}

export interface TrailContext {
  home: CrawledPage;
  /** The name of the site. */
  title: string;
  byKey: ReadonlyMap<string, CrawledPage>;
  isListable: (page: CrawledPage) => boolean;
}

export const trailContext = (
  site: CrawledSite,
  context: Pick<TrailContext, 'home' | 'title' | 'isListable'>,
): TrailContext => ({ ...context, byKey: new Map(site.pages.map((page) => [pageKey(page.url), page])) });

/** The breadcrumb that the page shows, if all of its steps have an address. */
function shownTrail(page: CrawledPage, { home }: TrailContext): Step[] | null {
  const { url } = page;
  const trail = page.data?.trail ?? [];
  if (trail.length === 0) return null;
  const steps: Step[] = [];
  for (const [at, step] of trail.entries()) {
    const isLast = at === trail.length - 1;
    if (step.url !== null) steps.push({ name: step.name, url: step.url });
    else if (isLast) steps.push({ name: step.name, url });
    else return null;
  }
  const last = steps.at(-1);
  if (last && pageKey(last.url) !== pageKey(url)) steps.push({ name: ownTitle(page, home), url });
  const hasOwnPage = ({ url: stepUrl }: Step, at: number) => {
    const isThere = (other: Step) => pageKey(other.url) === pageKey(stepUrl);
    return at === steps.length - 1 || !(steps.slice(0, at).some(isThere) || steps.slice(-1).some(isThere));
  };
  // "Services" may lead to a part of the first page.
  const apart = steps.filter(hasOwnPage);
  return apart.length > 1 ? apart : null;
}

/** The pages of the folders around a page, if these have pages: /guides for /guides/start. */
function folderTrail(page: CrawledPage, { home, title, byKey, isListable }: TrailContext): Step[] | null {
  const { origin, pathname, search } = new URL(page.url);
  if (search !== '' || !isListable(page)) return null;
  const start = new URL(home.url).pathname.replace(/[^/]*$/, '');
  if (!pathname.startsWith(start)) return null;
  const parts = pathname.slice(start.length).split('/').filter(Boolean);
  const above: Step[] = [];
  for (let depth = 1; depth < parts.length; depth += 1) {
    const found = byKey.get(pageKey(`${origin}${start}${parts.slice(0, depth).join('/')}/`));
    if (!found || found === page || found.kind === 'home') continue;
    if (baseLanguage(found.language) !== baseLanguage(page.language)) continue;
    if (pageKey(found.url) !== pageKey(page.url)) above.push({ name: ownTitle(found, home), url: found.url });
  }
  if (above.length === 0) return null;
  // The start page of a language is where its pages begin.
  const inOther = baseLanguage(home.language) !== baseLanguage(page.language);
  const root = inOther && page.language !== '' ? [] : [{ name: title, url: home.url }];
  const steps = [...root, ...above, { name: ownTitle(page, home), url: page.url }];
  // Two steps with one name do not show where a page is.
  return new Set(steps.map(({ name }) => plainName(name))).size === steps.length ? steps : null;
}

/** The name of the page at a breadcrumb's end. */
export function lastName({ node }: GraphDraft): string | undefined {
  const last = listOf(node.itemListElement).at(-1);
  if (!isJsonObject(last)) return undefined;
  const item = isJsonObject(last.item) ? textsOf(last.item.name) : [];
  return [...textsOf(last.name), ...item][0];
}

const listItems = (steps: readonly Step[]): JsonObject[] =>
  steps.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url }));

export interface TrailDraft {
  draft: GraphDraft;
  from: 'own' | 'shown' | 'folders';
}

/**
 * The position of a page in its site: from its data, else its visible breadcrumb, else the folders of its
 * address.
 */
export function trailsOf(page: CrawledPage, context: TrailContext): TrailDraft[] {
  const own = ownThings(page, 'BreadcrumbList');
  const of = (at: number) => (at === 0 ? '#breadcrumb' : `#breadcrumb-${at + 1}`);
  const facts = { family: 'BreadcrumbList', page: page.url, types: ['BreadcrumbList'] } as const;
  if (own.length > 0)
    return own.map((thing, at) => ({
      draft: draftThing({ ...facts, types: thing.types, id: page.url + of(at), own: [thing], stated: [] }),
      from: 'own',
    }));
  if (page.kind === 'home' || isDescribedElsehow(page, 'BreadcrumbList')) return [];
  const shown = shownTrail(page, context);
  const steps = shown ?? folderTrail(page, context);
  if (!steps) return [];
  const draft = draftThing({
    ...facts,
    id: `${page.url}#breadcrumb`,
    own: [],
    stated: [['itemListElement', listItems(steps), page.url]],
  });
  return [{ draft, from: shown ? 'shown' : 'folders' }];
}
