import type { PageElement } from '../page-document.ts';
import type { TextMeasures } from './measure-text.ts';

/** Containers that a page without `<main>` puts its content in. */
const CONTAINERS = new Set('body div section article td table tbody tr center form font'.split(' '));
/** One child with this share of the plain text is the content; everything beside it is the frame. */
const DOMINANT = 0.75;
/** If articles have less than this share of the page, they are cards on it, not its content. */
const MOSTLY = 0.5;
/** A main element with so small a share of the page's sentences, and few itself, has another purpose. */
const MISPLACED = 3;
const PROSE_ELSEWHERE = 600;
const MOST_TITLES = 20;

interface Content {
  elements: readonly PageElement[];
  measures: TextMeasures;
  /** Characters of an element's text outside links and outside the frame. */
  plain(element: PageElement): number;
  inFrame(element: PageElement): boolean;
}

const around = (elements: readonly PageElement[], element: PageElement) => {
  for (let parent = elements[element.parent]; parent; parent = elements[parent.parent])
    if (parent.name === element.name) return true;
  return false;
};

/** Goes down from the body while one container has nearly all of the plain text, and the title. */
function dominantContainer({ elements, plain, inFrame }: Content): PageElement | null {
  const titles = elements
    .filter((element) => element.name === 'h1' && !inFrame(element))
    .slice(0, MOST_TITLES);
  const holdsTitle = ({ index, end }: PageElement) =>
    titles.some((title) => title.index > index && title.index < end);
  let current = elements.find(({ name }) => name === 'body') ?? null;
  while (current) {
    const whole = plain(current);
    let best: PageElement | null = null;
    for (let at = current.index + 1; at < current.end; ) {
      const child = elements[at];
      if (!child) break;
      if (CONTAINERS.has(child.name) && !inFrame(child) && (!best || plain(child) > plain(best)))
        best = child;
      at = child.end;
    }
    if (!best || whole === 0 || plain(best) < whole * DOMINANT) return current;
    if (holdsTitle(current) && !holdsTitle(best)) return current;
    current = best;
  }
  return null;
}

/** Several articles below a heading of the first level that none of them has are what the page lists, not all that it says. */
function areCards(articles: readonly PageElement[], { elements, inFrame }: Content): boolean {
  if (articles.length < 2) return false;
  const within = (title: PageElement) =>
    articles.some(({ index, end }) => title.index > index && title.index < end);
  const titles = elements
    .filter((element) => element.name === 'h1' && !inFrame(element))
    .slice(0, MOST_TITLES);
  return titles.length > 0 && !titles.some(within);
}

/**
 * The elements with the page's content: those marked as main, else the articles if they have most of the
 * text, else the container with nearly all text outside links. Parts of the frame inside them stay frame.
 */
export function mainContent(content: Content): PageElement[] {
  const { elements, plain, inFrame } = content;
  const body = elements.find(({ name }) => name === 'body');
  const whole = body ? plain(body) : 0;
  const marked = elements.filter(
    (element) =>
      (element.name === 'main' ||
        element.node.attrs.some(({ name, value }) => name === 'role' && value === 'main')) &&
      !inFrame(element),
  );
  const held = marked.reduce((sum, element) => sum + content.measures.all(element), 0);
  const proseElsewhere = whole - marked.reduce((sum, element) => sum + plain(element), 0);
  const misplaced = proseElsewhere > PROSE_ELSEWHERE && proseElsewhere > held * MISPLACED;
  if (marked.length > 0 && !misplaced) return marked;
  const articles = elements.filter(
    (element) => element.name === 'article' && !inFrame(element) && !around(elements, element),
  );
  const inArticles = articles.reduce((sum, element) => sum + plain(element), 0);
  if (articles.length > 0 && inArticles > whole * MOSTLY && !areCards(articles, content)) return articles;
  const container = dominantContainer(content);
  return container ? [container] : body ? [body] : [];
}
