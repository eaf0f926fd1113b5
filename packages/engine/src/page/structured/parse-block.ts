import { jsonFault } from '@visible-ai/shared/json-ld/json-fault';

const SHOWN_CHARACTERS = 40;

/** Where a text stops being JSON: its line, and what stands there. */
function placeOf(source: string, bare: string): string {
  const within = jsonFault(bare);
  if (within === null || within >= bare.length) return '';
  const at = Math.max(source.indexOf(bare), 0) + within;
  // Both braces of a placeholder.
  const from = source.startsWith('{{', at - 1) ? at - 1 : at;
  const line = source.slice(0, at).split(/\r\n|\r|\n/).length;
  const shown = /^[^\r\n]*/.exec(source.slice(from, from + SHOWN_CHARACTERS))?.[0].trimEnd() ?? '';
  return shown === '' ? ` (line ${line} of the block)` : ` (line ${line} of the block, at “${shown}”)`;
}

/** Parses a block; accepts an HTML comment or CDATA mark around it, which older pages have. */
export function parseBlock(source: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    const bare = source
      .trim()
      .replace(/^\ufeff/, '')
      .replace(/^(?:\/\*|\/\/)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '')
      .replace(/(?:\/\*|\/\/)?\s*(?:-->|\]\]>)\s*(?:\*\/)?$/, '');
    try {
      return { value: JSON.parse(bare) };
    } catch {
      const words = error instanceof Error ? error.message : String(error);
      if (source.trim() === '') return { problem: 'The block is empty' };
      return { problem: `${words.slice(0, 140)}${placeOf(source, bare)}` };
    }
  }
}
