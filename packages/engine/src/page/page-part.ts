/**
 * Which part of a page something is in. Every element and every piece of text has one part. If parts are nested, the
 * innermost one counts (a `<nav>` in the page's header is navigation).
 *
 * - `main`: what the page is about, including panels, answers and tables, collapsed or not
 * - `navigation`: menus, trails of links, pagination, tables of contents, lists of languages
 * - `banner`, `footer`: the top and the bottom of every page of the site
 * - `aside`: sidebars, newsletter forms, share buttons
 * - `notice`: requests for consent, such as a cookie notice
 * - `dialog`: windows over the page
 * - `comments`: texts of readers
 * - `controls`: the options of a selection, the fields of a search
 * - `other`: what is outside the main part and not recognised as anything else
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

/** Where something is. Everything in the same place shares one object. */
export interface Region {
  part: PagePart;
  /**
   * Whether a reader of the HTML sees it as text. Text that CSS or `hidden` hides counts, because fetchers apply neither.
   * Text in the head, in `<title>`, `<datalist>` or a drawing's description does not count.
   */
  isText: boolean;
  /** Whether it surrounds the page's own text: any part except `main` and `other`. */
  inFrame: boolean;
  /** Within `data-nosnippet`. */
  nosnippet: boolean;
}
