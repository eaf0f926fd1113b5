import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../../scripts/count-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the counts of a Vitest run', () => {
  const totals = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }] };

  it('are its tests', () => {
    expect(countVitest(report({ ...totals, testResults: [failedTest] }))).toEqual({
      passed: 7,
      failed: 1,
      skipped: 2,
    });
  });

  it('have a failure for a file that could not be loaded, though none of its tests failed', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    expect(countVitest(report({ ...totals, testResults: [failedTest, unloaded] })).failed).toBe(2);
  });
});

describe('the counts of a Playwright run', () => {
  it('take a journey that passed on a second try as passed, and errors outside journeys as failures', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countPlaywright(report({ stats, errors: [{ message: 'no server' }] }))).toEqual({
      passed: 5,
      failed: 3,
      skipped: 3,
    });
  });
});

it('a run that left no report counts nothing', () => {
  expect(countVitest(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
