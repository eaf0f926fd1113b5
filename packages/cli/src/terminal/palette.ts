/** Colours by meaning, as functions on text without escape sequences. */
export interface Palette {
  /** Whether there are colours: without them, a word or a symbol has the same meaning. */
  on: boolean;
  strong(text: string): string;
  quiet(text: string): string;
  accent(text: string): string;
  good(text: string): string;
  warn(text: string): string;
  bad(text: string): string;
  /** A number in a coloured label, like the number of a source in an answer. */
  chip(text: string): string;
}

const ESCAPE = '\u001B[';
const plain = (text: string) => text;
const painted = (open: string, close: string) => (text: string) =>
  text === '' ? '' : `${ESCAPE}${open}m${text}${ESCAPE}${close}m`;

const coloured: Palette = {
  on: true,
  strong: painted('1', '22'),
  quiet: painted('2', '22'),
  accent: painted('94', '39'),
  good: painted('32', '39'),
  warn: painted('33', '39'),
  bad: painted('31', '39'),
  chip: (text) => painted('7;94', '27;39')(` ${text} `),
};

const colourless: Palette = {
  on: false,
  strong: plain,
  quiet: plain,
  accent: plain,
  good: plain,
  warn: plain,
  bad: plain,
  chip: (text) => `[${text}]`,
};

/** The colours of the terminal's own theme (they are readable on light and on dark), or none. */
export const paletteOf = (on: boolean): Palette => (on ? coloured : colourless);

/**
 * Whether a stream gets colours. FORCE_COLOR wins, as in Node.js, then NO_COLOR (https://no-color.org); by
 * default only terminals get colours.
 */
export function wantsColour(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal } = environment;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (no) return false;
  return isTerminal && terminal !== 'dumb';
}
