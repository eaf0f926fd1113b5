import createPurifier from 'dompurify';
import { ALLOWED_LINK } from './allowed-link.ts';

const purifier = createPurifier(window);

/** What the editor can make; everything else loses its tags, scripts and styles also their text. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'pre', 'code'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: ALLOWED_LINK,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** The HTML of a Q&A section made harmless before it is shown, whatever the server has done about it. */
export const sanitiseHtml = (html: string): string => purifier.sanitize(html, allowed);
