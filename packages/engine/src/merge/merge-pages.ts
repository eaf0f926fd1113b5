export interface PageEdits {
  base: string;
  mine: string;
  theirs: string;
}

type Merged = { text: string; notes: string[]; conflicts: number };

/** The beginning of a page: the line with its file name, or its address under its title. */
const FILE = /^==> .+ <==$/;
const SOURCE = /^Source: \S+$/;
const HEADING = /^#{1,6} \S/;

/** The pages of a text by name; the text before the first has the name ''. */
function pagesOf(text: string): Map<string, string> {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const starts = new Map<number, string>([[0, '']]);
  for (const [at, line] of lines.entries()) {
    if (FILE.test(line)) starts.set(at, line);
    else if (SOURCE.test(line)) {
      // The title is above it, with a blank line between.
      const title = [at - 1, at - 2].find((above) => HEADING.test(lines[above] ?? ''));
      if (title !== undefined) starts.set(title, line);
    }
  }
  const places = [...starts].sort(([one], [other]) => one - other);
  const pages = new Map<string, string>();
  for (const [place, [at, name]] of places.entries()) {
    const own = lines.slice(at, places[place + 1]?.[0] ?? lines.length).join('\n');
    pages.set(name, `${pages.has(name) ? `${pages.get(name)}\n` : ''}${own}`);
  }
  return pages;
}

const nameOf = (key: string) => key.replace(/^Source: |^==> | <==$/g, '') || 'the beginning';

/**
 * Merges texts of many pages page by page. A page that only the owner or only the site has changed is taken
 * whole, so a long file costs only what both have changed. A page that the owner removed stays removed; one
 * that the owner added or changed stays even if the site no longer has it.
 */
export function mergePages(
  { base, mine, theirs }: PageEdits,
  mergeLines: (edits: PageEdits) => Merged,
): Merged {
  const [before, own, now] = [pagesOf(base), pagesOf(mine), pagesOf(theirs)];
  const notes: string[] = [];
  let conflicts = 0;
  const merged = new Map<string, string>();
  for (const [key, fresh] of now) {
    const [was, edited] = [before.get(key), own.get(key)];
    if (edited === undefined) {
      if (was === undefined) merged.set(key, fresh);
      continue;
    }
    if (edited === was || was === undefined) merged.set(key, was === undefined ? edited : fresh);
    else if (fresh === was) merged.set(key, edited);
    else {
      const page = mergeLines({ base: was, mine: edited, theirs: fresh });
      merged.set(key, page.text);
      notes.push(...page.notes);
      conflicts += page.conflicts;
    }
  }
  // A page that the site no longer has stays after its old predecessor if its owner has edited it.
  let last = '';
  for (const [key, edited] of own) {
    if (merged.has(key)) {
      last = key;
      continue;
    }
    const was = before.get(key);
    if (now.has(key) || edited === was) continue;
    if (was !== undefined) {
      notes.push(`The site no longer has this page; your words for it were kept: ${nameOf(key)}`);
      conflicts += 1;
    }
    const entries = [...merged];
    const at = entries.findIndex(([name]) => name === last) + 1;
    entries.splice(at, 0, [key, edited]);
    merged.clear();
    for (const [name, text] of entries) merged.set(name, text);
    last = key;
  }
  const mark = mine.startsWith('\ufeff') ? '\ufeff' : '';
  const parts = [...merged.values()].map((text) => text.replace(/\n+$/, '')).filter((text) => text !== '');
  return { text: `${mark}${parts.join('\n\n')}\n`, notes, conflicts };
}
