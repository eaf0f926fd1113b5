import { attribute, type PageDocument } from './page-document.ts';

/** Places for a sign-in beside the page's own text. */
const BESIDE = new Set(['navigation', 'banner', 'footer', 'aside', 'dialog']);

const isPassword = (element: PageDocument['elements'][number]) =>
  element.name === 'input' && !element.hidden && attribute(element, 'type')?.toLowerCase() === 'password';

/** Whether the page has a field for a password that visitors see. */
export const asksForPassword = (page: PageDocument): boolean => page.elements.some(isPassword);

/** A page with so many words in its main part, or more, is not only a form. */
export const MORE_THAN_FORM = 60;

/** Whether the page is a form to sign in, and hardly anything else. */
export const asksToSignIn = (page: PageDocument, mainWords: number): boolean =>
  mainWords < MORE_THAN_FORM &&
  page.elements.some((element) => isPassword(element) && !BESIDE.has(element.region.part));
