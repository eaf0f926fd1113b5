import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], endedEarly: [] };

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

/**
 * One file of Vitest's report. A 'pending' test never ran or never ended, because the process ended before.
 */
function readVitestFile({ path, status, message, assertionResults }) {
  const of = (wanted) => assertionResults.filter((test) => test.status === wanted);
  const [failed, unfinished] = [of('failed'), of('pending')];
  const failures = failed.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  if (unfinished.length > 0)
    failures.push(`${path}: its process ended before ${unfinished.length} of its tests`);
  else if (status === 'failed' && failed.length === 0) failures.push(`${path}: ${firstLine(message)}`);
  return {
    passed: of('passed').length,
    skipped: of('skipped').length + of('todo').length,
    failures,
    endedEarly: unfinished.length > 0 ? [path] : [],
  };
}

/**
 * Reads Vitest's JSON report: counts, a line for each failure, and the files whose process ended before their
 * tests. A file that could not be loaded or did not end counts as one failure. Files in `without` (paths from
 * the root) are left out.
 */
export function readVitestReport(path, without = []) {
  const report = readReport(path);
  if (!report) return nothing;
  const files = report.testResults
    .map((file) => ({ ...file, path: relative(root, file.name) }))
    .filter((file) => !without.includes(file.path))
    .map(readVitestFile);
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const failures = files.flatMap((file) => file.failures);
  return {
    passed: sum('passed'),
    failed: failures.length,
    skipped: sum('skipped'),
    failures,
    endedEarly: files.flatMap((file) => file.endedEarly),
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Reads Playwright's JSON report in the same way. Each error outside a test counts as one failure. */
export function readPlaywrightReport(path) {
  const report = readReport(path);
  if (!report) return nothing;
  const failed = report.suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    failures: [
      ...failed.map((spec) => `${spec.file}:${spec.line} > ${spec.title}`),
      ...report.errors.map((error) => firstLine(error.message)),
    ],
    endedEarly: [],
  };
}
