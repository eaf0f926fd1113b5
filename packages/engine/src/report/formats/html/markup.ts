import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { plainText } from '../plain-text.ts';

/** A piece of HTML that is already escaped. */
export interface Markup {
  markup: string;
}

type Part = Markup | string | number | null | false | readonly Part[];

function write(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escapeHtml(plainText(part));
  return 'markup' in part ? part.markup : part.map(write).join('');
}

/** HTML from a template: every value is escaped, unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: texts.map((text, index) => text + write(parts[index] ?? null)).join(''),
});
