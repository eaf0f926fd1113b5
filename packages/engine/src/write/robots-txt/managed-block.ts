import type { RobotsDraft } from '../../robots-edit/robots-edit.ts';

const BEGINS = /^\s*#\s*BEGIN Cloudflare Managed content/i;
const ENDS = /^\s*#\s*END Cloudflare Managed content/i;

interface Block {
  /** Its first and its last line, from 1. */
  from: number;
  to: number;
}

function blocksIn(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let from: number | null = null;
  for (const [at, line] of lines.entries()) {
    if (BEGINS.test(line)) from = at + 1;
    else if (from !== null && ENDS.test(line)) {
      blocks.push({ from, to: at + 1 });
      from = null;
    }
  }
  return blocks;
}

const linesOf = ({ from, to }: Block) => `Lines ${from} to ${to}`;

/** Whether lines of the block are changed, removed or added within it. */
function isEdited({ from, to }: Block, { origins }: RobotsDraft): boolean {
  const begins = origins.indexOf(from);
  const ends = origins.indexOf(to);
  if (begins < 0 || ends < 0) return true;
  const inside = origins.slice(begins, ends + 1);
  return inside.length !== to - from + 1 || inside.some((line) => line === null);
}

/**
 * What the owner of a file should know that Cloudflare puts its own lines before: they are not in the file on the server, so
 * a pasted edit would have them twice, and nobody can change them there.
 */
export function managedNotes(live: RobotsDraft, draft: RobotsDraft): string[] {
  const [block, ...more] = blocksIn(live.parsed.lines);
  if (!block) return [];
  const again = more[0];
  return [
    `${linesOf(block)} of the site’s file come from Cloudflare (its managed robots.txt), which puts them before the file on your server. Leave them out when you paste this file there: otherwise they stand twice.`,
    ...(again
      ? [`They do already: remove ${linesOf(again).toLowerCase()} from the file on your server.`]
      : []),
    ...(isEdited(block, draft)
      ? [
          'Your request also changes lines of Cloudflare. Only Cloudflare can do that: change or switch off its managed robots.txt in its dashboard.',
        ]
      : []),
  ];
}
