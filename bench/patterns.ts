/**
 * `npm run bench:patterns`: every regular expression over foreign text, on texts of as many characters as a title may have,
 * which are made to let it try again and again. A pattern whose time grows with the square of the text stays far below the
 * limit; one that grows with the cube or worse does not, and could hold a thread for the time of a few titles.
 */
import vm from 'node:vm';
import { ourPatterns } from './support/our-patterns.ts';
import { printTable } from './support/print-table.ts';

const CHARACTERS = 2000;
const MOST_MS = 300;
/** A pattern that takes longer is not tried further. Milliseconds. */
const GIVEN_UP_MS = 5000;
const MIXED = 150;
const MOST_WORDS = 14;

const COMMON = [
  ...' \t\n.,-_:/@<>[]()"’…“&|aA0éа漢あ',
  ...[
    'a ',
    'A ',
    '0 ',
    'a. ',
    'A. ',
    'a, ',
    '1,',
    '1-',
    '- ',
    ' #',
    'é ',
    '€ ',
    '$1 ',
    'Ab ',
    'aA ',
    'x@',
    'a\n',
    '&nbsp;',
  ],
];

/** Numbers that are the same in each run. */
function createDice(): (sides: number) => number {
  let state = 12_345;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state % sides;
  };
}

/** The words that a pattern looks for. */
function wordsOf({ source }: RegExp): string[] {
  const words = source
    .replace(/\\p\{[^}]*\}|\\[bBdDwWsS]/gi, ' ')
    .replace(/\(\?<?[:=!]|\{\d+,?\d*\}/g, '|')
    .replace(/\\(.)/g, '$1')
    .split(/[|()[\]?*+^$]+/)
    .map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '' && word.length < 20).slice(0, MOST_WORDS);
}

function* wastefulTexts(pattern: RegExp): Generator<string> {
  const dice = createDice();
  const words = wordsOf(pattern);
  const pieces = [...COMMON, ...words, ...words.map((word) => `${word} `)];
  const one = () => pieces[dice(pieces.length)] ?? ' ';
  const long = (piece: string, before = '', after = '') =>
    `${before}${piece.repeat(Math.ceil(CHARACTERS / piece.length)).slice(0, CHARACTERS)}${after}\0`;
  for (const piece of pieces) yield long(piece);
  for (const word of words)
    for (const piece of [' ', 'a', 'a ', '0', 'A ', 'é', '.', ',']) yield long(piece, `${word} `);
  for (let at = 0; at < MIXED; at += 1)
    yield long(Array.from({ length: 2 + dice(3) }, one).join(''), dice(2) ? one() : '', dice(2) ? one() : '');
}

/** The longest time that a pattern took, in milliseconds. */
function worstOf({ source, flags }: RegExp): number {
  const context = vm.createContext({ pattern: new RegExp(source, flags.replace(/[gy]/g, '')), text: '' });
  const script = new vm.Script('pattern.test(text)');
  let worst = 0;
  for (const text of wastefulTexts(new RegExp(source, flags))) {
    context.text = text;
    const before = process.cpuUsage();
    try {
      script.runInContext(context, { timeout: GIVEN_UP_MS });
    } catch {
      return GIVEN_UP_MS;
    }
    const { user, system } = process.cpuUsage(before);
    worst = Math.max(worst, (user + system) / 1000);
  }
  return worst;
}

const patterns = await ourPatterns();
const slow = patterns
  .map(({ pattern, at }) => ({ at, ms: worstOf(pattern) }))
  .filter(({ ms }) => ms > MOST_MS)
  .map(({ at, ms }) => `${at} (${ms >= GIVEN_UP_MS ? 'over ' : ''}${Math.round(ms)} ms)`);
printTable('Patterns over foreign text', [
  {
    what: `${patterns.length} patterns on ${CHARACTERS} wasteful characters: over ${MOST_MS} ms`,
    measured: slow.join('; ') || 'none',
    target: 'none',
    met: slow.length === 0,
  },
]);
