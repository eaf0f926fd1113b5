import { isOrnament } from '../is-ornament.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { blockElements } from './block-elements.ts';

type Node = PageElement['node']['childNodes'][number];

/** What the reading of one page asks about its elements, found in one walk. */
export interface PageReading {
  page: PageDocument;
  /** The element of a node; undefined for text and comments. */
  elementOf(node: Node): PageElement | undefined;
  /**
   * Elements whose content is left out: scripts, buttons, drawings, permalink symbols, and everything
   * invisible.
   */
  isLeftOut(element: PageElement): boolean;
  /** Its own text belongs to the main part. */
  isMain(element: PageElement): boolean;
  /** It contains a block element. */
  holdsBlock(element: PageElement): boolean;
}

/** If a page hides this share of its text, its scripts show it later. Then all of the text counts. */
const MOST_HIDDEN = 0.5;
const PANEL_ROLES = /^(?:tabpanel|region)$/i;
const OPENERS = ['aria-controls', 'data-target', 'data-bs-target', 'href'];

/** The parts that something on the page opens: panels of tabs, answers of accordions. */
function openedIds({ elements }: PageDocument): Set<string> {
  const ids = new Set<string>();
  for (const element of elements) {
    for (const name of OPENERS) {
      const value = attribute(element, name);
      if (value === null || (name === 'href' && !value.startsWith('#'))) continue;
      for (const id of value.split(/\s+/, 20)) if (id) ids.add(id.replace(/^#/, ''));
    }
  }
  return ids;
}

/** Which elements a visitor never sees: hidden, and nothing opens them. */
function unseen(page: PageDocument): Uint8Array {
  const { elements, pieces } = page;
  const opened = openedIds(page);
  const flags = new Uint8Array(elements.length);
  // What is hidden inside a panel that opens is shown with it.
  const panels = new Uint8Array(elements.length);
  for (const element of elements) {
    const { index, parent, hidden } = element;
    const inherited = elements[parent]?.hidden === true;
    const opens =
      opened.has(attribute(element, 'id') ?? '') || PANEL_ROLES.test(attribute(element, 'role') ?? '');
    panels[index] = panels[parent] === 1 || (hidden && !inherited && opens) ? 1 : 0;
    flags[index] = flags[parent] === 1 || (hidden && panels[index] === 0) ? 1 : 0;
  }
  let all = 0;
  let lost = 0;
  for (const { text, parent, region } of pieces) {
    if (region.part !== 'main' || !region.isText) continue;
    const { length } = text.trim();
    all += length;
    if (flags[parent] === 1) lost += length;
  }
  return lost > all * MOST_HIDDEN ? new Uint8Array(elements.length) : flags;
}

const NEVER = new Set(
  'script style noscript iframe noembed noframes textarea select template head svg:script svg:style'.split(
    ' ',
  ),
);

/** Prepares a page for writing as Markdown, in time linear in the page. */
export function openPageReading(page: PageDocument): PageReading {
  const { elements } = page;
  const byNode = new Map<Node, PageElement>(elements.map((element) => [element.node, element]));
  const hidden = unseen(page);
  const blocks = new Uint8Array(elements.length);
  for (let at = elements.length - 1; at > 0; at -= 1) {
    const element = elements[at];
    if (!element || element.parent < 0) continue;
    if (blocks[at] === 1 || blockElements.has(element.name)) blocks[element.parent] = 1;
  }
  const ornaments = new Map<number, boolean>();
  return {
    page,
    elementOf: (node) => byNode.get(node),
    isMain: ({ region }) => region.part === 'main' && region.isText,
    holdsBlock: ({ index }) => blocks[index] === 1,
    isLeftOut(element) {
      if (NEVER.has(element.name) || hidden[element.index] === 1) return true;
      if (element.region.part !== 'main' || element.name === 'svg:math') return false;
      const known = ornaments.get(element.index);
      if (known !== undefined) return known;
      const ornament = isOrnament(page, element);
      ornaments.set(element.index, ornament);
      return ornament;
    },
  };
}
