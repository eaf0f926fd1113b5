import { readFileSync } from 'node:fs';

const nothing = { passed: 0, failed: 0, skipped: 0 };

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts of Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function countVitest(path) {
  const report = readReport(path);
  if (!report) return nothing;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report. Errors outside any test count as one failure each. */
export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return nothing;
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
  };
}
