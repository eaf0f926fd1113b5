/**
 * Which part of a page something stands in. Every element and every piece of text has one; where parts lie within
 * each other, the part says what the innermost is for (a `<nav>` in the page's header is navigation).
 *
 * - `main`: what the page is about, its panels, answers and tables among it, whether or not they are collapsed
 * - `navigation`: menus, trails of links, pagination, tables of contents, lists of languages
 * - `banner`, `footer`: what stands at the top and the bottom of every page of the site
 * - `aside`: sidebars, newsletter forms, share buttons
 * - `notice`: what asks for consent, such as a cookie notice
 * - `dialog`: windows over the page
 * - `comments`: what readers wrote
 * - `controls`: the options of a selection, the fields of a search
 * - `other`: what stands beside the main part without being known as anything else
 */
export type PagePart =
  | 'main'
  | 'navigation'
  | 'banner'
  | 'footer'
  | 'aside'
  | 'notice'
  | 'dialog'
  | 'comments'
  | 'controls'
  | 'other';

/** Where something stands: one object for all that stands alike. */
export interface Region {
  part: PagePart;
  /**
   * Read as text by whoever reads the HTML. What CSS or `hidden` does not show is: fetchers apply neither. What
   * stands in the head, in `<title>`, `<datalist>` or a drawing's description is not.
   */
  isText: boolean;
  /** Around the page's own text: any part but `main` and `other`. */
  inFrame: boolean;
  /** Within `data-nosnippet`. */
  nosnippet: boolean;
}
