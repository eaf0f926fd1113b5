import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { cutText } from './cut-text.ts';

/** A page's own words for use in a snippet: on one line, cut, escaped. */
export const htmlText = (text: string, most = 200): string => escapeHtml(cutText(text, most));
