const PATH =
  /\/(?:page|seite|pagina|tags?|topics?|labels?|authors?|category|categories|categorie|kategorien?|archives?)\/[^/]+\/?$|\/(?:19|20)\d{2}(?:\/\d{1,2}){0,2}\/?$/i;
const QUERY = /[?&](?:page|paged|pg|offset|start|tag|cat|category|author)=/i;

/** Whether an address is a page that lists others: the next twenty, those of a tag, those of a month. */
export function isListAddress(url: string): boolean {
  const { pathname, search } = new URL(url);
  return PATH.test(pathname) || QUERY.test(search);
}
