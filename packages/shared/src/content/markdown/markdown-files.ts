/** One of several Markdown files that are stored as one text. */
export interface MarkdownFile {
  /** The path inside the site's folder, without a slash at the start: `docs/start.html.md`. */
  path: string;
  text: string;
}

/** The line that starts a file, in the style of `head` and `tail`: `==> docs/start.html.md <==`. */
const SEPARATOR = /^==> (.+) <==$/;
/** A line inside a file that looks like such a line, escaped or not. */
const LIKE_SEPARATOR = /^\\*==> .+ <==$/;
const KEPT = /^\\+==> .+ <==$/;

/**
 * Joins lines without the empty ones at the end (or at both ends). It counts lines, because a regular
 * expression takes hours for a million line ends elsewhere in the text.
 */
function withoutEmptyEnds(lines: readonly string[], { atStart }: { atStart: boolean }): string {
  let [from, to] = [0, lines.length];
  while (to > 0 && lines[to - 1] === '') to -= 1;
  while (atStart && from < to && lines[from] === '') from += 1;
  return lines.slice(from, to).join('\n');
}

/**
 * Joins files into one text that a person can edit. Each file starts with a line that names it. A backslash
 * escapes lines that look like one, so that no text of a page can start a file.
 */
export function joinMarkdownFiles(files: readonly MarkdownFile[]): string {
  return files
    .map(({ path, text }) => {
      const lines = text.split('\n').map((line) => (LIKE_SEPARATOR.test(line) ? `\\${line}` : line));
      return `==> ${path} <==\n${withoutEmptyEnds(lines, { atStart: false })}\n`;
    })
    .join('\n');
}

/** The files of a text from `joinMarkdownFiles`, which a person may have edited. */
export interface SplitMarkdownFiles {
  files: MarkdownFile[];
  /** Text before the first file. It is in no file. */
  before: string;
  /** Unsafe file names, and names that an earlier file has. */
  refused: string[];
}

/** Windows cannot open files with these names, whatever extension they have. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: names must not contain these characters
const UNSAFE_SIGNS = /[\\:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const LONGEST_SEGMENT = 200;
const LONGEST_PATH = 480;

/** Whether a file with this path can be unpacked and served everywhere without leaving its folder. */
export function isSafePath(path: string): boolean {
  if (path.length > LONGEST_PATH || UNSAFE_SIGNS.test(path) || !path.endsWith('.md')) return false;
  return path.split('/').every((segment) => {
    const isDots = /^\.+$/.test(segment) || /[. ]$/.test(segment) || segment.startsWith(' ');
    return segment !== '' && segment.length <= LONGEST_SEGMENT && !isDots && !RESERVED.test(segment);
  });
}

/** Splits a text from `joinMarkdownFiles` into its files, whatever a person has changed in it. */
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
    // Folders of Windows and macOS ignore the case of names.
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
