import { expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it.each([
  ['{"a": [1, -2.5e3, true, null, "x\\u00e9\\n"], "b": {}}', null],
  [' [] ', null],
  ['{"a": oops}', 6],
  ['{"a": 1,}', 8],
  ['[1 2]', 3],
  ['{a: 1}', 1],
  ['{"a" 1}', 5],
  ['{"a": 1', 7],
  ['[1]]', 3],
  ['{]', 1],
  ['"a\nb"', 0],
  ['01', 0],
  ['', 0],
])('%j stops being JSON at %j, as the parser has it', (text, at) => {
  expect(jsonFault(text)).toBe(at);
  expect(parses(text)).toBe(at === null);
});
