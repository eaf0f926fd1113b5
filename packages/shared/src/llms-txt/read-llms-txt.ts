import { headingLines } from './heading-lines.ts';
import type { LlmsFile, LlmsProblem, LlmsSection } from './llms-file.ts';
import { type LlmsHabit, type LlmsItem, readLlmsItem } from './llms-item.ts';

const HEADING = /^ {0,3}(#{1,6})(?![^ \t])(.*)$/;
/** Some close a heading with the sign that opens it. */
const CLOSING = /[ \t]#+$/;
/** A longer line is not read as a heading. */
const LONGEST_HEADING = 1000;

const CODE: LlmsItem = {
  ok: false,
  text: 'Code inside a section. Only items of the form “- [name](url): notes” belong here.',
  prose: true,
};

/** The state of the reader between two lines. */
interface Reading {
  file: LlmsFile;
  section: LlmsSection | null;
  /** `summary` lasts from the title to the first line that is not a quote. */
  place: 'start' | 'summary' | 'details' | 'section';
  /** The section whose prose was already reported, because once is enough. */
  proseToldIn: LlmsSection | null;
  /** Habits that were already reported. */
  habits: Map<LlmsHabit, LlmsProblem>;
}

/** A heading with its level and its text. */
export function readHeading(line: string): { level: number; text: string } | null {
  const match = line.length > LONGEST_HEADING ? null : HEADING.exec(line.trimEnd());
  return match?.[1] ? { level: match[1].length, text: (match[2] ?? '').replace(CLOSING, '').trim() } : null;
}

function problem(reading: Reading, line: number, text: string): LlmsProblem {
  const found = { line, lines: [line], text };
  reading.file.problems.push(found);
  return found;
}

/** Reports a repeated fault once, at its first line. */
function tellHabit(reading: Reading, habit: LlmsHabit, text: string, line: number): void {
  const told = reading.habits.get(habit);
  if (told) told.lines.push(line);
  else reading.habits.set(habit, problem(reading, line, text));
}

function takeHeading(reading: Reading, level: number, text: string, line: number): void {
  const { file } = reading;
  if (level === 1) {
    if (file.title !== null) {
      problem(reading, line, 'A second “# ” title. A file has one.');
      return;
    }
    if (text === '') problem(reading, line, 'The title is empty.');
    if (reading.place !== 'start') problem(reading, line, 'The title must come first.');
    file.title = text;
    reading.place = reading.section ? 'section' : 'summary';
    return;
  }
  if (level > 2) {
    problem(reading, line, `A heading of level ${level}. Only “# ” and “## ” have a place in the format.`);
    return;
  }
  if (text === '') problem(reading, line, 'A section without a name.');
  reading.section = { title: text, line, links: [] };
  file.sections.push(reading.section);
  reading.place = 'section';
}

function takeText(reading: Reading, raw: string, line: number, isCode: boolean): void {
  const { file, section } = reading;
  if (section) {
    const item = isCode ? CODE : readLlmsItem(raw);
    if (item.ok) {
      section.links.push({ name: item.name, url: item.url, notes: item.notes, line });
      for (const { habit, text } of item.habits) tellHabit(reading, habit, text, line);
    } else if (!item.prose || reading.proseToldIn !== section) problem(reading, line, item.text);
    if (!item.ok && item.prose) reading.proseToldIn = section;
    return;
  }
  const quoted = /^ {0,3}>\s?(.*)$/.exec(raw)?.[1];
  if (reading.place === 'summary' && quoted !== undefined) {
    file.summary = file.summary === null ? quoted.trim() : `${file.summary} ${quoted.trim()}`;
    return;
  }
  reading.place = 'details';
}

function takeLine(reading: Reading, raw: string, line: number, isCode: boolean): void {
  if (!isCode) {
    const heading = readHeading(raw);
    if (heading) {
      takeHeading(reading, heading.level, heading.text, line);
      return;
    }
    if (raw.trim() === '') return;
  }
  takeText(reading, raw, line, isCode);
}

/**
 * Reads an llms.txt file and reports where it differs from llmstxt.org (version 2): an optional byte order
 * mark, `# Name`, `> summary`, free Markdown without headings, then `## Section` lists of links. Never
 * throws.
 *
 * @param text the decoded file.
 */
export function readLlmsTxt(text: string): LlmsFile {
  const file: LlmsFile = { title: null, summary: null, sections: [], problems: [] };
  const reading: Reading = {
    file,
    section: null,
    place: 'start',
    proseToldIn: null,
    habits: new Map(),
  };
  const { lines, underlined, code } = headingLines(text);
  for (const [index, raw] of lines.entries()) {
    if (underlined.has(index)) problem(reading, index + 1, `An underlined heading. Write “${raw}”.`);
    takeLine(reading, raw, index + 1, code.has(index));
  }

  for (const section of file.sections) {
    if (section.links.length === 0)
      problem(reading, section.line, `The section “${section.title}” has no links.`);
  }
  if (file.title === null)
    problem(reading, 1, 'There is no “# Name” line, the only one the format requires.');
  if (file.sections.length === 0) problem(reading, lines.length, 'There is no “## ” section with links.');
  file.problems.sort((one, other) => one.line - other.line);
  return file;
}
