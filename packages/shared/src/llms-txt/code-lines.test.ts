import { describe, expect, it } from 'vitest';
import { codeLines } from './code-lines.ts';

const codeOf = (text: string) => {
  const lines = text.split('\n');
  const { code, open } = codeLines(lines);
  return { code: lines.filter((_, at) => code.has(at)), open };
};

describe('code blocks', () => {
  it.each([
    ['ends at its closing fence', 'a\n```sh\nb\n```\nc', ['```sh', 'b', '```']],
    ['is not closed by the other sign', '~~~\n```\n~~~\nc', ['~~~', '```', '~~~']],
    ['is not closed by a shorter fence', '````\n```\n````\nc', ['````', '```', '````']],
    ['is closed by a longer fence', '```\na\n`````  \nc', ['```', 'a', '`````  ']],
    ['is not closed by a fence with words', '```\n``` sh\n```\nc', ['```', '``` sh', '```']],
    ['begins up to three blanks in', '   ```\na\n```\n    ```\nc', ['   ```', 'a', '```']],
    ['does not begin with code in a line', '```npm i``` installs it\nc', []],
  ])('%s', (_, text, code) => {
    expect(codeOf(text)).toEqual({ code, open: '' });
  });

  it('last to the end without a closing fence, which is told', () => {
    expect(codeOf('a\n~~~~ sh\n# b\n```\n')).toEqual({ code: ['~~~~ sh', '# b', '```', ''], open: '~~~~' });
  });
});
