import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import { cutText, padText, widthOf } from '../terminal/fit-text.ts';
import { heading, inner, MARGIN, type Paper, paragraph } from './paper.ts';

interface Cell {
  state: 'lit' | 'part' | 'dark' | 'unknown';
  word: string;
  /** Whether it prevents an answer. */
  isFault: boolean;
}

interface Matrix {
  /** In the order of `purposes`; null if the engine has no judged agent. */
  engines: readonly { name: string; cells: readonly (Cell | null)[] }[];
  /** One sentence about who can cite it. */
  verdict: string;
}

const SIGNS = { lit: '●', part: '◐', dark: '○', unknown: '?' } as const;
/** For screens that are too narrow for words. */
const LETTERS = { lit: 'Y', part: 'P', dark: 'N', unknown: '?' } as const;

function paintCell({ state, isFault }: Cell, { colours }: Paper): (text: string) => string {
  if (isFault) return colours.bad;
  if (state === 'lit') return colours.good;
  return state === 'unknown' ? colours.warn : colours.quiet;
}

const sign = (cell: Cell) => (cell.isFault && cell.state === 'dark' ? '✗' : SIGNS[cell.state]);

/** Which engine may read the page or site, and for what: a symbol and a word for each. */
export function drawMatrix({ engines, verdict }: Matrix, paper: Paper): string[] {
  const { quiet, strong } = paper.colours;
  const name = Math.max(...engines.map((row) => widthOf(row.name))) + 2;
  const column = Math.floor((inner(paper) - name) / purposes.length);
  const hasWords = column >= 11;
  const cells = hasWords ? Math.min(column, 20) : Math.max(3, Math.min(column, 8));
  const titles = purposes.map(({ title }) => padText(cutText(title, cells - 1), cells)).join('');
  const rows = engines.map((row) => {
    const drawn = row.cells.map((cell) => {
      if (!cell) return quiet(padText('–', cells));
      const mark = paper.colours.on ? sign(cell) : LETTERS[cell.state];
      return paintCell(
        cell,
        paper,
      )(padText(hasWords ? `${mark} ${cutText(cell.word, cells - 3)}` : mark, cells));
    });
    return `${MARGIN}${strong(padText(row.name, name))}${drawn.join('')}`.trimEnd();
  });
  return [
    ...heading('Who may read it', paper),
    ...paragraph(verdict, paper),
    '',
    `${MARGIN}${' '.repeat(name)}${quiet(titles.trimEnd())}`,
    ...rows,
  ];
}
