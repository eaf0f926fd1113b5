import type { PageRow } from '../site-row.ts';
import { addressParts, addressPattern, patternOfParts } from './address-pattern.ts';
import { likeness } from './likeness.ts';

/** A pattern for people: parts that are equal in all addresses of the template are shown as they are. */
function shownPattern(pattern: string, urls: readonly string[]): string {
  const [first = ''] = urls;
  const paths = urls.map((url) => new URL(url).pathname.replace(/(.)\/$/, '$1').split('/'));
  const [path = []] = paths;
  if (urls.length === 1) return new URL(first).pathname + new URL(first).search;
  const [parts = '', query] = pattern.split('?');
  const shown = parts
    .split('/')
    .map((part, at) => (paths.every((other) => other[at] === path[at]) ? (path[at] ?? part) : part));
  return shown.join('/') + (query === undefined ? '' : `?${query}`);
}

type Page = Pick<PageRow, 'url' | 'skeleton'>;

export interface Template {
  /** The same in the next audit if the site keeps its addresses. */
  id: string;
  pattern: string;
  /** Addresses of its pages, in the order in which they were read. */
  pages: string[];
}

/** Pages whose skeletons have this much in common belong to one template. */
const ALIKE = 0.6;
/**
 * From this many on, the folders of a folder are members of a list, not sections; the root may have more
 * sections.
 */
const MANY_FOLDERS = { root: 20, below: 3 };
/** The most skeletons per pattern; if each page has its own, only the pattern counts. */
const MOST_OF_A_PATTERN = 12;
/** The limit while pages arrive: each is compared with at most this many, whatever elements the site uses. */
const MOST_GROUPS_OF_A_PATTERN = 60;
/** The most templates of a site: if every address has its own form, the smallest templates are joined. */
const MOST_TEMPLATES = 100;
const OTHERS = '{other}';

interface Group {
  leader: Page;
  pages: Page[];
}

/**
 * Groups pages as they arrive: same pattern, similar skeleton. Templates consist of whole groups, so what is
 * stored with the first page of a group holds for its template.
 */
export function createTemplateGroups(home: () => string) {
  const byPattern = new Map<string, Group[]>();
  return {
    /** @returns the group of the page. */
    add(page: Page): Group {
      const pattern = page.url === home() ? '' : addressPattern(page.url);
      const groups = byPattern.get(pattern) ?? [];
      byPattern.set(pattern, groups);
      const found = mostAlike(groups, page, groups.length < MOST_GROUPS_OF_A_PATTERN ? ALIKE : 0);
      if (found) {
        found.pages.push(page);
        return found;
      }
      const group = { leader: page, pages: [page] };
      groups.push(group);
      return group;
    },
    all: () => [...byPattern.values()].flat(),
  };
}

function mostAlike(groups: readonly Group[], { skeleton }: Page, least: number): Group | null {
  let best: Group | null = null;
  let most = least;
  for (const group of groups) {
    const alike = likeness(group.leader.skeleton, skeleton);
    if (alike < most || (best && alike === most)) continue;
    best = group;
    most = alike;
  }
  return best;
}

/** Which folders are one of many similar ones, judged by the number of their siblings. */
function manyFolders(urls: readonly string[]): (above: string, folder: string) => boolean {
  const all = urls.map(addressParts);
  let beside = new Map<string, Set<string>>();
  const isMany = (above: string) =>
    (beside.get(above)?.size ?? 0) >= (above === '' ? MANY_FOLDERS.root : MANY_FOLDERS.below);
  // What is folded above decides which folders are siblings below.
  for (let depth = 0; depth < 8; depth += 1) {
    const found = new Map<string, Set<string>>();
    for (const parts of all)
      patternOfParts(parts, (above, folder) => {
        const names = found.get(above);
        if (names) names.add(folder);
        else found.set(above, new Set([folder]));
        return isMany(above);
      });
    beside = found;
  }
  return isMany;
}

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}

const bySize = (one: Group, other: Group) =>
  other.pages.length - one.pages.length || (one.leader.url < other.leader.url ? -1 : 1);

/**
 * Keeps this many templates; the pages of the others become one more, which comes last. The home page is
 * never among them.
 */
function joinSmallest(
  templates: readonly Template[],
  home: string,
  order: ReadonlyMap<string, number>,
): Template[] {
  if (templates.length <= MOST_TEMPLATES) return [...templates];
  const further = templates.filter(({ pages }) => !pages.includes(home));
  const smallest = further.slice(MOST_TEMPLATES - 1 - (templates.length - further.length));
  const joined = new Set(smallest);
  const others = smallest.flatMap(({ pages }) => pages);
  others.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return [
    ...templates.filter((one) => !joined.has(one)),
    { id: hash(OTHERS), pattern: OTHERS, pages: others },
  ];
}

/** Adds one of its pages to the names of templates with one pattern. */
function tellApart(templates: readonly Template[]): Template[] {
  const times = new Map<string, number>();
  for (const { pattern } of templates) times.set(pattern, (times.get(pattern) ?? 0) + 1);
  return templates.map((template) => {
    const { pattern, pages } = template;
    if (times.get(pattern) === 1) return template;
    const { pathname, search } = new URL(pages[0] ?? '');
    return { ...template, pattern: `${pattern}, like ${pathname}${search}` };
  });
}

/**
 * The templates of a site: pages whose addresses have the same pattern and whose elements are similar. The
 * home page is a separate template. The largest comes first.
 *
 * @param pages in the order in which they were read.
 */
export function groupTemplates(pages: readonly Page[], home: string): Template[] {
  const groups = createTemplateGroups(() => home);
  for (const page of pages) groups.add(page);
  const isMany = manyFolders(pages.map(({ url }) => url));
  const byPattern = new Map<string, Group[]>();
  for (const group of groups.all().sort(bySize)) {
    const { url } = group.leader;
    const pattern = url === home ? '' : addressPattern(url, isMany);
    const known = byPattern.get(pattern) ?? [];
    byPattern.set(pattern, known);
    const full = known.length >= MOST_OF_A_PATTERN;
    const into = mostAlike(known, group.leader, full ? 0 : ALIKE);
    if (into) into.pages.push(...group.pages);
    else known.push({ ...group, pages: [...group.pages] });
  }
  const order = new Map(pages.map(({ url }, at) => [url, at]));
  const templates = [...byPattern]
    .flatMap(([pattern, found]) =>
      found.sort(bySize).map((group, at): Template & { size: number } => {
        const urls = group.pages.map(({ url }) => url);
        urls.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
        return {
          id: hash(`${pattern} ${at}`),
          pattern: shownPattern(pattern, urls),
          pages: urls,
          size: urls.length,
        };
      }),
    )
    .sort((one, other) => other.size - one.size || (one.pattern < other.pattern ? -1 : 1))
    .map(({ size: _size, ...template }) => template);
  return tellApart(joinSmallest(templates, home, order));
}
