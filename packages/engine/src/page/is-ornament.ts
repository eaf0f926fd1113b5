import { isTitleTool } from './is-title-tool.ts';
import type { PageDocument, PageElement } from './page-document.ts';
import { textOf } from './page-text.ts';
import { isQuestionSign } from './questions/question-sign.ts';
import { PRICE } from './stated/stated-patterns.ts';

const ALWAYS = new Set('label legend svg:svg map object audio video canvas'.split(' '));
const TITLES = new Set('h1 h2 h3 h4 h5 h6 dt summary'.split(' '));
const ROLES = new Set('status toolbar tooltip'.split(' '));
/** Symbols with which generators make a heading linkable, and links to a page's source. */
const NAMED = /(?:^|[\s_-])(?:headerlink|permalink|noprint)(?:$|[\s_-])|edit-(?:this-)?page/i;
const LONGEST_ORNAMENT = 80;
/** The word above a note: "TIP", "提示". */
const NOTE_TITLE = /(?:custom-block|admonition)-(?:title|heading)|admonitionHeading/;
const LONGEST_WORD = 14;

/** What Joomla shows in place of an address for mail until its script has run, in the language of the site. */
const CLOAK = /^cloak[\da-f]+$/;
const LONGEST_CLOAK = 300;

/** A heading that is a button opens the text after it: an accordion. */
function inTitle({ elements }: PageDocument, element: PageElement): boolean {
  let around = elements[element.parent];
  for (let steps = 0; around && steps < 3; steps += 1) {
    if (TITLES.has(around.name)) return true;
    around = elements[around.parent];
  }
  return false;
}

/** The mark of a footnote: "[1]", "[citation needed]". */
const REFERENCE = /^\[[^\]]{1,40}\]$/;

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** The symbol in a heading that links to the heading itself, whatever its class is. */
const isOwnLink = (page: PageDocument, element: PageElement): boolean =>
  element.name === 'a' &&
  element.node.attrs.some(({ name, value }) => name === 'href' && value.includes('#')) &&
  inTitle(page, element) &&
  !SAYS_SOMETHING.test(textOf(page, element, LONGEST_ORNAMENT));

const isCloak = (page: PageDocument, element: PageElement): boolean =>
  (element.name === 'joomla-hidden-mail' ||
    element.node.attrs.some(({ name, value }) => name === 'id' && CLOAK.test(value))) &&
  /javascript/i.test(textOf(page, element, LONGEST_CLOAK));

const isOneWord = (text: string) => text.length <= LONGEST_WORD && !/\s/.test(text);

/** The price of a thing: shops announce its changes, and have another text for it read aloud. */
const isPrice = (page: PageDocument, element: PageElement) =>
  textOf(page, element, LONGEST_ORNAMENT).search(PRICE) !== -1;

/**
 * Whether an element of the main part contains no text of it: buttons, labels, drawings, permalink symbols, the “Q” of a question.
 */
export function isOrnament(page: PageDocument, element: PageElement): boolean {
  if (element.name === 'button') return !inTitle(page, element) || isTitleTool(page, element);
  if (element.name === 'sup') return REFERENCE.test(textOf(page, element, LONGEST_ORNAMENT));
  if (isCloak(page, element)) return true;
  if (element.name === 'label' && inTitle(page, element)) return false;
  if (ALWAYS.has(element.name) || isOwnLink(page, element) || isQuestionSign(page, element)) return true;
  let hidden = false;
  for (const { name, value } of element.node.attrs) {
    if (name === 'role' && ROLES.has(value.toLowerCase()))
      return !(value === 'status' && isPrice(page, element));
    if (name === 'class' && NOTE_TITLE.test(value))
      return isOneWord(textOf(page, element, LONGEST_WORD + 1).trim());
    if (name === 'class' && NAMED.test(value))
      return textOf(page, element, LONGEST_ORNAMENT + 1).length <= LONGEST_ORNAMENT;
    if (name === 'aria-hidden' && value === 'true') hidden = element.name !== 'ins';
  }
  return hidden && textOf(page, element, LONGEST_ORNAMENT + 1).length <= LONGEST_ORNAMENT;
}
