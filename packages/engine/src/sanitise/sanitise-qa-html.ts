import sanitizeHtml from 'sanitize-html';
import { isAllowedLink } from './is-allowed-link.ts';

/** Nobody nests answers this deep; readers of the result need not bear more. */
const MOST_NESTED = 50;
/** Honest markup is right after one, hostile markup after two or three; what still changes loses its tags. */
const MOST_ROUNDS = 6;

/**
 * The owner vouches for every link of a section that goes on their own page: none is `nofollow`. An empty address
 * would go and its `rel` stay, until the next time.
 */
const link = (href: string | undefined): sanitizeHtml.Attributes =>
  href && isAllowedLink(href) ? { href, rel: 'noopener noreferrer' } : {};

function sanitiseOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'pre', 'code'],
    allowedAttributes: { a: ['href', 'rel'] },
    // Judged by `isAllowedLink`: were it judged twice, a link could lose its address and keep its `rel`.
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
 * Leaves of a Q&A section what the editor can make: paragraphs, headings, bold, italic, lists, links, code.
 * Everything else goes; its text stays, but for scripts and styles. A second time changes nothing.
 */
export function sanitiseQaHtml(html: string): string {
  let text = sanitiseOnce(html);
  // Where tags went, those that stay may close each other otherwise than before: then it is read once more.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitiseOnce(text);
    if (again === text) return text;
    text = again;
  }
  return sanitizeHtml(text, { allowedTags: [] });
}
