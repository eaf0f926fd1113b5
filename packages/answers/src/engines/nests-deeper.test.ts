import { describe, expect, it } from 'vitest';
import { nestsDeeper } from './nests-deeper.ts';

describe('JSON', () => {
  it.each([
    ['[[[]]]', true],
    ['{"a":{"b":[1]}}', true],
    ['[[],[],[{}]]', true],
    ['[[],{},[1]]', false],
    [String.raw`["[[[[", "\"[[[[", "\\"]`, false],
    ['', false],
    ['"[[[[', false],
  ])('%s nests deeper than two levels: %s', (json, deeper) => expect(nestsDeeper(json, 2)).toBe(deeper));
});
