import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../scripts/read-test-report.mjs';
import { root } from '../../scripts/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the report of a Vitest run', () => {
  const passed = { status: 'passed', fullName: 'adds' };
  const failed = {
    status: 'failed',
    fullName: 'divides',
    failureMessages: ['\u001b[31mby nought\u001b[39m\nat …'],
  };
  const skipped = { status: 'skipped', fullName: 'subtracts' };
  const unfinished = { status: 'pending', fullName: 'multiplies' };
  const fileOf = (status: string, ...assertionResults: object[]) => ({
    name: join(root, 'sums.test.ts'),
    status,
    message: 'Cannot find module\nat …',
    assertionResults,
  });
  const read = (...testResults: object[]) => readVitestReport(report({ testResults }));

  it('counts tests, and says which failed and why', () => {
    expect(read(fileOf('failed', passed, failed), fileOf('passed', passed, skipped))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['sums.test.ts > divides: by nought'],
      endedEarly: [],
    });
  });

  it('has a failure for a file that could not be loaded', () => {
    expect(read(fileOf('failed'))).toMatchObject({
      failed: 1,
      failures: ['sums.test.ts: Cannot find module'],
    });
  });

  it('has a failure for a file whose process ended, though its status is passed', () => {
    expect(read(fileOf('passed', passed, unfinished, unfinished))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['sums.test.ts: its process ended before 2 of its tests'],
      endedEarly: ['sums.test.ts'],
    });
  });
});

describe('the report of a Playwright run', () => {
  it('takes a journey that passed on a second try as passed, and errors outside journeys as failures', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 1, skipped: 3 };
    const spec = { file: 'auth.spec.ts', line: 7, title: 'signs in', tests: [{ status: 'unexpected' }] };
    const well = { file: 'auth.spec.ts', line: 9, title: 'signs out', tests: [{ status: 'flaky' }] };
    const suites = [{ specs: [], suites: [{ specs: [spec, well] }] }];
    expect(readPlaywrightReport(report({ stats, suites, errors: [{ message: 'no server' }] }))).toMatchObject(
      {
        passed: 5,
        failed: 2,
        skipped: 3,
        failures: ['auth.spec.ts:7 > signs in', 'no server'],
      },
    );
  });
});

it('a run that left no report counts nothing', () => {
  expect(readVitestReport(join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
});
