import createPurifier from 'dompurify';
import { ALLOWED_LINK } from './allowed-link.ts';

const purifier = createPurifier(window);

/** What the editor can produce. Other elements lose their tags; scripts and styles lose their text too. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'pre', 'code'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: ALLOWED_LINK,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Sanitises the HTML of a Q&A section before it is shown, even if the server has done so. */
export const sanitiseHtml = (html: string): string => purifier.sanitize(html, allowed);
