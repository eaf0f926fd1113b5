import sanitizeHtml from 'sanitize-html';

/** The schemes that a link of the editor may have. */
const SCHEMES = new Set(
  ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'].map((name) => `${name}:`),
);
/** Characters that a reader does not see and that some programs skip inside a scheme. */
const UNSEEN = /[\0-\x20\x7f-\xa0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Whether a link is allowed: it has an allowed scheme, or none, and hides nothing. */
function isAllowedLink(href: string): boolean {
  const shown = href.replace(UNSEEN, '').replace(/<!--.*?-->/gs, '');
  const scheme = SCHEME.exec(shown)?.[1];
  if (scheme !== undefined && !SCHEMES.has(`${scheme.toLowerCase()}:`)) return false;
  // As a browser reads it: with white space removed, after entities were decoded.
  const url = URL.parse(href, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol);
}

/** Nobody nests answers this deep; programs that read the result need not support more. */
const MOST_NESTED = 50;
/**
 * Honest markup is stable after one round, hostile markup after two or three; if it still changes, it loses
 * its tags.
 */
const MOST_ROUNDS = 6;

/**
 * The owner vouches for every link in a section on their own page: none is `nofollow`. An empty address would
 * be removed and its `rel` stay until the next round.
 */
const link = (href: string | undefined): sanitizeHtml.Attributes =>
  href && isAllowedLink(href) ? { href, rel: 'noopener noreferrer' } : {};

function sanitiseOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'pre', 'code'],
    allowedAttributes: { a: ['href', 'rel'] },
    // Judged by `isAllowedLink`: if it were judged twice, a link could lose its address and keep its `rel`.
    allowedSchemesAppliedToAttributes: [],
    nestingLimit: MOST_NESTED,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (_name, { href }) => ({ tagName: 'a', attribs: link(href) }),
    },
  });
}

/**
 * Keeps of a Q&A section what the editor can make: paragraphs, headings, bold, italic, lists, links, code.
 * Everything else is removed; its text stays, except scripts and styles. A second run changes nothing.
 */
export function sanitiseQaHtml(html: string): string {
  let text = sanitiseOnce(html);
  // After tags are removed, the others may close each other differently: then sanitise again.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitiseOnce(text);
    if (again === text) return text;
    text = again;
  }
  return sanitizeHtml(text, { allowedTags: [] });
}
