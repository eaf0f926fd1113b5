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
      return { problem: source.trim() === '' ? 'The block is empty' : words.slice(0, 200) };
    }
  }
}
