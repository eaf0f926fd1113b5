import { decodeEntities } from './decode-entities.ts';
import { collapse } from './page-text.ts';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };
const TAG = /<\/?[a-z][a-z0-9]{0,9}(?:\s[^<>]{0,500})?\/?>/gi;

/** No character of a text: what is left of a quotation mark in an old encoding. */
const CONTROLS = /\p{Cc}+/gu;

/**
 * A description without markup. Some systems write the text of their editor into the data, even escaped for HTML once
 * more, with line breaks as they are typed in code: "&lt;p&gt;Bring boots.&lt;/p&gt;\n".
 */
export function plainDescription(text: string): string {
  const isEscaped = /&lt;\/?[a-z]/i.test(text);
  const written = isEscaped
    ? text
        .replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
        .replaceAll('\\n', ' ')
    : text;
  return collapse(decodeEntities(written.replace(TAG, ' '))).replace(CONTROLS, '');
}
