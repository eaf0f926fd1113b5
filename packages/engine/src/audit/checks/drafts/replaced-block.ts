const BLOCK = /<script\b[^<>]*\btype\s*=\s*["']?application\/ld\+json[^<>]*>([\s\S]*?)<\/script\s*>/gi;
/** A longer block is nothing that a person compares line by line. */
const LONGEST_BLOCK = 6000;

export interface JsonLdBlock {
  element: string;
  block: string;
}

/** The JSON-LD blocks of a page that are short enough to compare. */
export const jsonLdBlocks = (source: string): JsonLdBlock[] =>
  [...source.matchAll(BLOCK)]
    .map(([element, block = '']) => ({ element, block }))
    .filter(({ element }) => element.length <= LONGEST_BLOCK);

const signed = (sign: string, text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `${sign}${line}`)
    .join('\n');

/** A block as it is and as it should be, as a diff; null if nothing of it changes. */
export const replacedBlock = ({ element, block }: JsonLdBlock, after: string): string | null =>
  after === block
    ? null
    : `${signed('-', element)}\n${signed(
        '+',
        element.replace(block, () => after),
      )}`;
