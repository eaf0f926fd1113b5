import sanitizeHtml from 'sanitize-html';
import { isAllowedLink } from './is-allowed-link.ts';

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
