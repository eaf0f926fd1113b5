import sanitizeHtml from 'sanitize-html';
import { isAllowedLink } from './is-allowed-link.ts';

/** Nobody nests answers this deep; readers of the result need not bear more. */
const MOST_NESTED = 50;

const link = (href: string | undefined): sanitizeHtml.Attributes =>
  href !== undefined && isAllowedLink(href) ? { href, rel: 'noopener noreferrer nofollow' } : {};

/**
 * Leaves of a Q&A section what the editor can make: paragraphs, headings, bold, italic, lists, links.
 * Everything else goes; its text stays, but for scripts and styles. A second time changes nothing.
 */
export function sanitiseQaHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
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
