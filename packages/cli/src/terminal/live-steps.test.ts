import { describe, expect, it } from 'vitest';
import { openLiveSteps } from './live-steps.ts';
import { paletteOf } from './palette.ts';
import type { Screen } from './terminal.ts';

function screenOf(isTerminal: boolean, width = 80) {
  const written: string[] = [];
  const screen: Screen = {
    isTerminal,
    canRedraw: isTerminal,
    colours: paletteOf(false),
    width: () => width,
    write: (data) => void written.push(String(data)),
  };
  return { screen, text: () => written.join('') };
}

/** What a terminal shows after this output: its lines in their last state. */
function shown(text: string): string[] {
  const lines: string[] = [''];
  let row = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is read
  for (const [token] of text.matchAll(/\u001B\[\??\d*[A-Za-z]|\r|\n|[^\u001B\r\n]+/g)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    const up = token.match(/^\u001B\[(\d+)A$/);
    if (up) row -= Number(up[1]);
    else if (token === '\u001B[J') lines.splice(row, lines.length, '');
    else if (token === '\n') {
      row += 1;
      lines[row] ??= '';
    } else if (!token.startsWith('\u001B') && token !== '\r') lines[row] += token;
  }
  return lines.filter((line) => line !== '');
}

describe('steps', () => {
  it('tick on a terminal, each in its line, and leave the cursor as it was', () => {
    const { screen, text } = screenOf(true);
    let now = 0;
    const steps = openLiveSteps(screen, { quiet: false, now: () => now });
    const one = steps.begin('Reading the page');
    const other = steps.begin('Checking robots.txt');
    now = 2300;
    other.done('fine');
    one.done('A title\u001B[2J');
    steps.begin('Trying its links').failed('No answer');
    steps.close();
    expect(shown(text()).map((line) => line.replace(/ +/g, ' '))).toEqual([
      ' ✓ Reading the page A title 2.3 s',
      ' ✓ Checking robots.txt fine 2.3 s',
      ' ✗ Trying its links No answer',
    ]);
    expect(text().endsWith('\u001B[?25h')).toBe(true);
  });

  it('keep to one line each in a narrow window', () => {
    const { screen, text } = screenOf(true, 30);
    const steps = openLiveSteps(screen, { quiet: false, now: () => 0 });
    steps.begin('https://example.com/a/long/path/to/a/page').done('A very long title of a page');
    steps.close();
    expect(shown(text())).toHaveLength(1);
    expect(shown(text())[0]?.length).toBeLessThanOrEqual(30);
  });

  it('are a plain line when they end, where nobody watches', () => {
    const { screen, text } = screenOf(false);
    const steps = openLiveSteps(screen, { quiet: false, now: () => 0 });
    const step = steps.begin('https://a.example/');
    step.note('half way');
    step.done('80 of 100');
    steps.close();
    expect(text()).toBe('✓ https://a.example/: 80 of 100\n');
  });

  it('are nothing at all when it is to be quiet', () => {
    const { screen, text } = screenOf(true);
    const steps = openLiveSteps(screen, { quiet: true, now: () => 0 });
    steps.begin('a').done('b');
    steps.close();
    expect(text()).toBe('');
  });
});

it('prints plain lines where a terminal cannot draw lines again', () => {
  const { screen, text } = screenOf(true);
  const steps = openLiveSteps({ ...screen, canRedraw: false }, { quiet: false, now: () => 0 });
  steps.begin('Reading').done('fine');
  steps.close();
  expect(text()).toBe('✓ Reading: fine\n');
});
