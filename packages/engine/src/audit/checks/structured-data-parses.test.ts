import { describe } from 'vitest';
import { structuredDataParses } from './structured-data-parses.ts';
import { expectTable } from './testing/expect-table.ts';

const blocks = (blocks: number, ...problems: string[]) => ({
  page: {
    structuredData: {
      nodes: [],
      jsonLd: { blocks, broken: problems.map((problem, index) => ({ block: index + 2, problem })) },
    },
  },
});

describe('the check structured-data-parses', () => {
  expectTable(structuredDataParses, [
    { page: 'one good block', changes: {}, score: 1, status: 'pass' },
    { page: 'no block', changes: blocks(0), score: null, status: 'na' },
    {
      page: 'one of three broken',
      changes: blocks(3, 'Unexpected end of JSON input'),
      score: 0.6,
      status: 'warn',
      says: ['Block 2', 'Unexpected end of JSON input', 'ends too early'],
    },
    ...(
      [
        ['a comment', '// who we are', 'JSON has no comments'],
        ['typographic quotation marks', '“@context”: “https', 'are typographic ones'],
        ['a placeholder', '{{ page.title }}', 'placeholder was not filled in'],
        ['a semicolon', ';', 'A semicolon follows'],
        ['text escaped as HTML', '&quot;@context&quot;:', 'escaped as HTML'],
        ['a blank that does not break', '\u00a0"name": "Acme"', 'A special blank'],
      ] as const
    ).map(([page, at, cause]) => ({
      page,
      changes: blocks(3, `Expected property name or '}' in JSON (line 2 of the block, at “${at}”)`),
      score: 0.6,
      status: 'warn' as const,
      says: ['line 2 of the block', cause],
    })),
    {
      page: 'two things after each other',
      changes: blocks(3, 'Unexpected non-whitespace character after JSON (line 2 of the block, at “{”)'),
      score: 0.6,
      status: 'warn',
      says: ['give each its own block'],
    },
    {
      page: 'all broken',
      changes: blocks(1, 'Expected double-quoted property name'),
      score: 0,
      status: 'fail',
      says: ['comma follows the last entry'],
    },
  ]);
});
