const FENCE = /^ {0,12}(?:[-*+] |\d+[.)] |> ?)*(`{3,}|~{3,})/;

/**
 * The blocks of a Markdown text, split at its blank lines: a code block is one, whatever it contains. Joined
 * by blank lines they are the text again.
 */
export function markdownBlocks(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = '';
    if (line.trim() === '' && fence === '') {
      if (lines.length > 0) blocks.push(lines.join('\n'));
      lines = [];
    } else lines.push(line);
  }
  if (lines.length > 0) blocks.push(lines.join('\n'));
  return blocks;
}

const HEADING = /^(#{1,6}) (.*)$/;

/** A block that is a heading: its level and its text; null for any other. */
export function headingOf(block: string): { level: number; text: string } | null {
  const found = HEADING.exec(block);
  return found ? { level: found[1]?.length ?? 1, text: found[2] ?? '' } : null;
}

/** Shifts the headings so that the highest has a given level; none is deeper than six. */
export function headingsFrom(blocks: readonly string[], level: number): string[] {
  const levels = blocks.flatMap((block) => headingOf(block)?.level ?? []);
  const by = level - Math.min(6, ...levels);
  return blocks.map((block) => {
    const heading = headingOf(block);
    return heading ? `${'#'.repeat(Math.min(6, Math.max(1, heading.level + by)))} ${heading.text}` : block;
  });
}

/** The words of a block without Markdown syntax, on one line: for comparison, not for reading. */
export const blockWords = (block: string): string =>
  block
    .replace(/\]\([^()\s]*\)/g, ' ')
    .normalize('NFKC')
    // "İ" is in lower case an "i" with a dot of its own.
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
