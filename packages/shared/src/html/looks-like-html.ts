const OPENS_A_PAGE = /^<(?:!doctype\s+html|html|head|body|title|meta|link|script|style)[\s>/]/i;
const ANY_TAG = /<(?:\/?(?:html|head|body|div|p|a|span|h[1-6])[\s>]|!doctype\s)/i;
const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
/** Enough to recognise a page. It protects the regular expressions from megabytes. */
const LOOKED_AT = 4096;

/** Removes what may be before the first tag of a page: white space, comments, an XML declaration. */
function skipPreamble(text: string): string {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?xml') ? '?>' : null;
    const at = end === null ? -1 : rest.indexOf(end);
    if (end === null || at === -1) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

/**
 * Whether an answer that should be a text file is really a web page: many sites answer every path with status
 * 200 and a page ("soft 404"). The first tag decides. The content type alone is not enough, because some
 * servers send real text files as HTML.
 *
 * @param contentType the header, or null if there was none.
 */
export function looksLikeHtml(contentType: string | null, text: string): boolean {
  const start = skipPreamble(text.slice(0, LOOKED_AT));
  if (OPENS_A_PAGE.test(start)) return true;
  return contentType !== null && HTML_TYPE.test(contentType) && ANY_TAG.test(start);
}
