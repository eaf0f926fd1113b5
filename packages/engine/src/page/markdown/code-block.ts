import { attribute, type PageElement } from '../page-document.ts';
import { withoutOuterLineEnds } from '../without-outer-line-ends.ts';
import type { Block } from './markdown-tree.ts';
import type { PageReading } from './page-reading.ts';

/** The longest code block that is kept whole. */
const MOST_CODE = 60_000;
const LANGUAGE =
  /(?:^|\s)(?:(?:language|lang|highlight|highlight-source|highlight-text|brush:|sourceCode)[-:\s]\s*)([a-z][\w+#.-]{0,24})(?=[\s;]|$)/i;
const NO_LANGUAGE =
  /^(?:none|text|plain|plaintext|plain-text|txt|no-highlight|nohighlight|default|source|wrapper|output)$/i;
const LINE_NUMBERS = /^\s*\d+(?:\s+\d+)*\s*$/;
const BESIDE_LINES =
  /(?:^|[\s_-])(?:line-?no(?:s|number|numbers)?|line-?numbers?(?:-rows)?|linenodiv|gutter|hljs-ln-n|copy|clipboard|btn)(?:$|[\s_-])/i;
const LINES = new Set('div p tr li'.split(' '));

/** The language as highlighters name it: on the block, on the code in it, or on an element around it. */
function languageOf({ page }: PageReading, listing: PageElement): string {
  const code = page.elements.slice(listing.index + 1, Math.min(listing.end, listing.index + 3));
  const around: PageElement[] = [];
  for (let at = page.elements[listing.parent]; at && around.length < 3; at = page.elements[at.parent])
    around.push(at);
  for (const element of [listing, ...code.filter(({ name }) => name === 'code'), ...around]) {
    const named = attribute(element, 'data-lang') ?? attribute(element, 'data-language');
    const language = named ?? LANGUAGE.exec(attribute(element, 'class') ?? '')?.[1] ?? '';
    if (/^[a-z][\w+#.-]{0,24}$/i.test(language) && !NO_LANGUAGE.test(language)) return language.toLowerCase();
    // Pandoc and rmarkdown: class="r", class="sourceCode python".
    const bare =
      /^(?:sourceCode )?(r|python|bash|sh|js|json|html|css|yaml|ruby|sql|java|cpp|c|go|rust|php|xml)$/i;
    const short = bare.exec((attribute(element, 'class') ?? '').trim())?.[1];
    if (short && (element.name === 'pre' || element.name === 'code')) return short.toLowerCase();
  }
  return '';
}

/** A code block with its own lines, without the numbers and buttons beside them; null for an empty one. */
export function readCode(reading: PageReading, listing: PageElement): Block | null {
  if (!reading.isMain(listing)) return null;
  let text = '';
  const add = (element: PageElement) => {
    for (const node of element.node.childNodes) {
      if (text.length > MOST_CODE) return;
      if ('value' in node) {
        text += node.value;
        continue;
      }
      const inner = reading.elementOf(node);
      if (!inner || inner.name === 'button' || reading.isLeftOut(inner)) continue;
      if (inner.name === 'br') text += '\n';
      if (BESIDE_LINES.test(attribute(inner, 'class') ?? '') && !/\n.*\p{L}/su.test(textIn(inner))) continue;
      add(inner);
      if (LINES.has(inner.name) && !text.endsWith('\n')) text += '\n';
    }
  };
  add(listing);
  const lines = text.slice(0, MOST_CODE).replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const written = withoutOuterLineEnds(lines.map((line) => line.trimEnd()).join('\n'));
  if (!/\S/.test(written) || LINE_NUMBERS.test(written)) return null;
  return { kind: 'code', language: languageOf(reading, listing), text: written };
}

/** An element's own text, beside the lines of a code block, up to a limit. */
const textIn = ({ node }: PageElement): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .slice(0, 200);
