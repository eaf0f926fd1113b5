import { keptWords } from './kept-words.ts';

/** The lines of a text as it was generated, as its owner left it, and as it is generated now. */
export interface Versions {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

interface Agreed {
  base: string[];
  mine: string[];
  theirs: string[];
  /** What was proposed for entries whose owner's words were kept. */
  notes: string[];
  conflicts: number;
}

/** A list entry that begins with a link, as in an llms.txt: `- [Title](address): words`. */
const ENTRY = /^\s*[-*+] \[(?:\\.|[^\]\\])*\]\(([^()\s]+)\)/;

/** The page that a line is the entry of; null for any other line. */
const entryAddress = (line: string): string | null => ENTRY.exec(line)?.[1] ?? null;

/** The line number of the entry of each page. The number is null if a page has several entries. */
function entriesOf(lines: readonly string[]): ReadonlyMap<string, number | null> {
  const places = new Map<string, number | null>();
  for (const [at, line] of lines.entries()) {
    const address = entryAddress(line);
    if (address !== null) places.set(address, places.has(address) ? null : at);
  }
  return places;
}

/**
 * Settles each entry by itself, because a comparison of lines takes changes in neighbouring lines for one: an
 * entry that its owner changed would keep all entries beside it as they were. An entry that is settled reads the
 * same in all three versions, or is in none of them; or its owner seems to have added it.
 */
export function agreeOnEntries({ base, mine, theirs }: Versions): Agreed {
  // A line that is taken out is null until the end, so that the numbers of the others stay.
  const lines: Record<keyof Versions, (string | null)[]> = {
    base: [...base],
    mine: [...mine],
    theirs: [...theirs],
  };
  const [before, own, offered] = [base, mine, theirs].map(entriesOf);
  const notes: string[] = [];
  let conflicts = 0;
  for (const [address, at] of before ?? []) {
    const [ownAt, offeredAt] = [own?.get(address), offered?.get(address)];
    // Of several entries nobody knows which became which.
    if (at === null || ownAt === null || offeredAt === null) continue;
    const [was, kept, proposed] = [base[at], mine[ownAt ?? -1], theirs[offeredAt ?? -1]];
    const isOwners = kept !== was;
    if (isOwners && proposed !== was && kept !== proposed) {
      conflicts += 1;
      const note = keptWords(proposed ?? '', kept === undefined);
      if (note) notes.push(note);
    }
    const settled = (isOwners ? kept : proposed) ?? null;
    // What its owner changed and the site no longer has is the owner's from now on.
    lines.base[at] = isOwners && proposed === undefined ? null : settled;
    if (ownAt !== undefined) lines.mine[ownAt] = settled;
    if (offeredAt !== undefined) lines.theirs[offeredAt] = settled;
  }
  const left = (version: keyof Versions) => lines[version].filter((line) => line !== null);
  return { base: left('base'), mine: left('mine'), theirs: left('theirs'), notes, conflicts };
}

/** Whether both only added entries, of different pages: then there is room for all of them. */
export function bothAddedEntries({ base, mine, theirs }: Versions): boolean {
  if (base.length > 0) return false;
  const added = [...mine, ...theirs].map(entryAddress);
  return !added.includes(null) && new Set(added).size === added.length;
}
