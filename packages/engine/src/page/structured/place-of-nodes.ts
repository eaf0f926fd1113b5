import { withoutIndexFile } from '../index-file.ts';
import { isNode, type LinkedNode, type LinkedValue, textValue } from './linked-node.ts';
import { schemaFamily } from './schema-org-types.ts';

/** Things in these belong to the page itself, the site around it, or the page's subject. */
const SAME_SUBJECT = new Set(['mainEntity', 'mainEntityOfPage', 'isPartOf']);

/** One page is one article; three without an address of their own make it a list of teasers. */
const MOST_TWINS = 2;

interface Holder {
  node: LinkedNode;
  property: string;
}

function heldBy(value: LinkedValue, byId: ReadonlyMap<string, LinkedNode>): LinkedNode | null {
  if (typeof value === 'string') return null;
  return isNode(value) ? value : (byId.get(value.ref) ?? null);
}

/** Which things contain a thing, and by which property; things without a type are searched, too. */
function holdersOf(linked: readonly LinkedNode[], byId: ReadonlyMap<string, LinkedNode>) {
  const holders = new Map<LinkedNode, Holder[]>();
  const seen = new Set<LinkedNode>();
  const left = [...linked];
  for (let node = left.pop(); node; node = left.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const [property, values] of node.properties)
      for (const value of values) {
        const held = heldBy(value, byId);
        if (!held || held === node) continue;
        const known = holders.get(held);
        if (known) known.push({ node, property });
        else holders.set(held, [{ node, property }]);
        if (!seen.has(held)) left.push(held);
      }
  }
  return holders;
}

const comparable = (address: string, base: string) =>
  withoutIndexFile(
    (URL.parse(address, base)?.href ?? address)
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/[?#].*$/s, ''),
  )
    .replace(/\/$/, '')
    .toLowerCase();

/** The address of a thing: its own, or that of the page of which it is the subject. */
function addressOf(node: LinkedNode): string | null {
  const page = node.properties.get('mainEntityOfPage')?.[0];
  const ofPage =
    page === undefined || typeof page === 'string' ? page : 'ref' in page ? page.ref : (page.id ?? null);
  const found = textValue(node, 'url') ?? ofPage ?? null;
  return found && /^(?:https?:)?\/|^[\w-]+\.html?\b/i.test(found) ? found : null;
}

/**
 * Articles of a list: several are side by side, and this one names another page, or too many of them have no
 * address to be one page.
 */
function listedArticles(own: readonly LinkedNode[], url: string): Set<LinkedNode> {
  const articles = own.filter(({ types }) => types.some((type) => schemaFamily(type) === 'Article'));
  if (articles.length < 2) return new Set();
  const here = comparable(url, url);
  const elsewhere = articles.filter((node) => {
    const address = addressOf(node);
    return address !== null && comparable(address, url) !== here;
  });
  const rest = articles.filter((node) => !elsewhere.includes(node));
  const nameless = rest.filter((node) => addressOf(node) === null);
  return new Set([...elsewhere, ...(nameless.length > MOST_TWINS ? nameless : [])]);
}

/**
 * What a thing belongs to. Null: the page itself (it is at the top, in a `@graph`, or the page's main
 * entity). Else the property that connects it to another thing: the `review` of a shop, the `author` of an
 * article; `list` for one of several articles that the page only links to.
 *
 * @param url the page's own address.
 */
export function placeOfNodes(
  linked: readonly LinkedNode[],
  byId: ReadonlyMap<string, LinkedNode>,
  url: string,
): Map<LinkedNode, string | null> {
  const holders = holdersOf(linked, byId);
  const places = new Map<LinkedNode, string | null>();
  const placeOf = (start: LinkedNode): string | null => {
    const seen = new Set([start]);
    const left = [start];
    for (let node = left.pop(); node; node = left.pop())
      for (const { node: holder, property } of holders.get(node) ?? []) {
        if (!SAME_SUBJECT.has(property)) return property;
        if (!seen.has(holder)) {
          seen.add(holder);
          left.push(holder);
        }
      }
    return null;
  };
  for (const node of linked) places.set(node, placeOf(node));
  const own = linked.filter((node) => places.get(node) === null);
  for (const node of listedArticles(own, url)) places.set(node, 'list');
  return places;
}
