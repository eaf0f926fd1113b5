/** One Markdown file of many that are kept as one text. */
export interface MarkdownFile {
  /** From the site's folder on, without a slash before it: `docs/start.html.md`. */
  path: string;
  text: string;
}

/** What begins a file, as `head` and `tail` write it: `==> docs/start.html.md <==`. */
const SEPARATOR = /^==> (.+) <==$/;
/** A line of a file that would begin another, and any that was kept from it. */
const LIKE_SEPARATOR = /^\\*==> .+ <==$/;
const KEPT = /^\\+==> .+ <==$/;

/**
 * Lines without the empty ones at an end, by their number: a pattern that looks for line ends before an end takes hours for a
 * million of them that stand elsewhere.
 */
function withoutEmptyEnds(lines: readonly string[], { atStart }: { atStart: boolean }): string {
  let [from, to] = [0, lines.length];
  while (to > 0 && lines[to - 1] === '') to -= 1;
  while (atStart && from < to && lines[from] === '') from += 1;
  return lines.slice(from, to).join('\n');
}

/**
 * Many files as one text that a person can edit: each begins with a line that names it. A line of a file that looks
 * like one gets a backslash before it, so that nothing which a page says can begin a file.
 */
export function joinMarkdownFiles(files: readonly MarkdownFile[]): string {
  return files
    .map(({ path, text }) => {
      const lines = text.split('\n').map((line) => (LIKE_SEPARATOR.test(line) ? `\\${line}` : line));
      return `==> ${path} <==\n${withoutEmptyEnds(lines, { atStart: false })}\n`;
    })
    .join('\n');
}

/** What `joinMarkdownFiles` made of files, given back, and what an edit made of it. */
export interface SplitMarkdownFiles {
  files: MarkdownFile[];
  /** Text that stands before the first file, and so in none. */
  before: string;
  /** Names that no file may have, and names that an earlier file has. */
  refused: string[];
}

/** Windows opens none of these under their names, whatever follows the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not have
const UNSAFE_SIGNS = /[\\:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const LONGEST_SEGMENT = 200;
const LONGEST_PATH = 480;

/** Whether a file of that name can be unpacked and served anywhere without leaving its folder. */
export function isSafePath(path: string): boolean {
  if (path.length > LONGEST_PATH || UNSAFE_SIGNS.test(path) || !path.endsWith('.md')) return false;
  return path.split('/').every((segment) => {
    const isDots = /^\.+$/.test(segment) || /[. ]$/.test(segment) || segment.startsWith(' ');
    return segment !== '' && segment.length <= LONGEST_SEGMENT && !isDots && !RESERVED.test(segment);
  });
}

/** The files of a text that `joinMarkdownFiles` made, whatever a person has done to it since. */
export function splitMarkdownFiles(text: string): SplitMarkdownFiles {
  const files: { path: string; lines: string[] }[] = [];
  const before: string[] = [];
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\n/)) {
    const path = SEPARATOR.exec(line)?.[1]?.trim();
    const last = files.at(-1);
    if (path !== undefined) files.push({ path: path.normalize('NFC'), lines: [] });
    else if (last) last.lines.push(KEPT.test(line) ? line.slice(1) : line);
    else before.push(line);
  }
  const seen = new Set<string>();
  const split: SplitMarkdownFiles = { files: [], before: before.join('\n').trim(), refused: [] };
  for (const { path, lines } of files) {
    // Folders of Windows and macOS take two names of different case for one.
    const key = path.toLowerCase();
    if (!isSafePath(path) || seen.has(key)) {
      split.refused.push(path);
      continue;
    }
    seen.add(key);
    split.files.push({ path, text: `${withoutEmptyEnds(lines, { atStart: true })}\n` });
  }
  return split;
}
