/** The start of a fence, and what follows it. Behind backticks, the rest of the line has none. */
const FENCE = /^ {0,3}(?:(`{3,})(?=[^`]*$)|(~{3,}))(.*)$/;

/**
 * Finds the code blocks of a Markdown text (CommonMark 4.5): a fence is closed by one of the same sign that is
 * at least as long and has nothing behind it; without one, the block lasts to the end.
 *
 * @returns `code`: the indexes of their lines, with the fences; `open`: the fence that is never closed, or ''.
 */
export function codeLines(lines: readonly string[]): { code: Set<number>; open: string } {
  const code = new Set<number>();
  let open = '';
  for (const [at, line] of lines.entries()) {
    const [, backticks, tildes, rest = ''] = FENCE.exec(line) ?? [];
    const fence = backticks ?? tildes ?? '';
    if (open !== '' || fence !== '') code.add(at);
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return { code, open };
}
