import { expect, it } from 'vitest';
import { openFilesProblem } from './open-files.ts';

const limits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max core file size        0                    unlimited            bytes
Max open files            ${soft}                   1048576              files
`;

it('refuses a limit of open files under which connections fail', () => {
  expect(openFilesProblem(limits('64'))).toBe(
    'the limit of open files is 64: it takes 512 or more (ulimit -n).',
  );
});

it.each(['512', '1048576', 'unlimited'])('runs under a limit of %s', (soft) => {
  expect(openFilesProblem(limits(soft))).toBeNull();
});

it('runs where the system tells no limit', () => {
  expect(openFilesProblem('')).toBeNull();
});
