import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { scriptSafe } from '@visible-ai/shared/json-ld/script-safe';
import type { StructuredNode } from '../../../page/page-facts.ts';
import { htmlText } from '../wording/html-text.ts';
import type { DraftThing, DraftValue } from './missing-values.ts';

type Markup = Exclude<StructuredNode['syntax'], 'json-ld'>;

const isAddress = (value: string) => /^https?:\/\/\S+$/i.test(value);

const opening = (syntax: Markup, name: string, type: string) =>
  syntax === 'rdfa'
    ? `<span property="${name}" typeof="${type}">`
    : `<span itemprop="${name}" itemscope itemtype="https://schema.org/${type}">`;

/** One property as invisible elements of a page. Addresses are links, as the HTML Standard asks for. */
function marked(syntax: Markup, name: string, value: DraftValue): string {
  if (Array.isArray(value)) return value.map((one) => marked(syntax, name, one)).join('\n');
  const mark = syntax === 'rdfa' ? 'property' : 'itemprop';
  if (typeof value !== 'object') {
    const text = String(value);
    return isAddress(text)
      ? `<link ${mark}="${name}" href="${htmlText(text, 2000)}">`
      : `<meta ${mark}="${name}" content="${htmlText(text)}">`;
  }
  const { '@type': type, ...properties }: DraftThing = value;
  const inner = Object.entries(properties).map(([inside, one]) => marked(syntax, inside, one));
  return `${opening(syntax, name, type)}${inner.join('')}</span>`;
}

const inJson = (value: DraftValue) => scriptSafe(JSON.stringify(value, null, 2));

/**
 * What to add to a thing, in the syntax that it is written in, and where: the thing itself and everything nested in it stay
 * as they are.
 */
export function addProperties(
  { syntax, block }: StructuredNode,
  type: string,
  entries: readonly (readonly [name: string, value: DraftValue])[],
): Snippet {
  if (syntax === 'json-ld')
    return {
      label: `in the ${type} of JSON-LD block ${block ?? 1}`,
      language: 'json',
      code: entries.map(([name, value]) => `${JSON.stringify(name)}: ${inJson(value)},`).join('\n'),
    };
  return {
    label: `within the element of the ${type}`,
    language: 'text',
    code: entries.map(([name, value]) => marked(syntax, name, value)).join('\n'),
  };
}
