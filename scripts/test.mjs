/**
 * `npm test`: installs what the tests need, then runs the unit and integration tests, with the build, lint,
 * types and dead code at low priority beside them, and then the browser tests. `npm run check` (`--quick`)
 * leaves out the build and the browser. Every step runs even if an earlier one failed. The last lines name
 * what failed, then `N passed, N failed`; a step without tests counts as one failure when it fails.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensureOpenFiles } from './ensure-open-files.mjs';
import { ensureSystemPackages } from './ensure-system-packages.mjs';
import { readPlaywrightReport, readVitestReport } from './read-test-report.mjs';
import { root, runNpm, runNpmBehind } from './run.mjs';

const quick = process.argv.includes('--quick');

ensureNode();
ensureOpenFiles();
const [{ hasBrowser, missing }] = await Promise.all([
  quick ? { hasBrowser: true, missing: [] } : ensureSystemPackages(),
  ensureInstalled(),
]);

const total = { passed: 0, failed: 0, skipped: 0 };
/** A line for each failure, repeated at the end: the beginning of a long log is often cut off. */
const failures = [];
const reports = mkdtempSync(join(tmpdir(), 'visible-ai-test-'));

const secondsSince = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

function fail(failure) {
  total.failed += 1;
  failures.push(failure);
}

/** Adds the counts of a step's tests. A bad exit code counts as one failure if no test failed. */
function add({ name, ok }, counted) {
  if (!ok && counted.failed === 0) fail(`${name}: an error outside its tests`);
  for (const key of Object.keys(total)) total[key] += counted[key];
  failures.push(...counted.failures);
}

/**
 * A step of tests, which writes a JSON report. @returns its name, the report's path, and whether it
 * succeeded.
 */
async function tests(name, action) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const ok = (await action(report)) === 0;
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} (${secondsSince(started)})`);
  return { name, report, ok };
}

/** The output of each gate that has ended, complete and under its heading. */
const said = [];
function sayGates() {
  for (const text of said.splice(0)) process.stdout.write(text);
}

/** A step that passes or fails as a whole. It runs at low priority; its output waits for `sayGates`. */
async function gate(name, script) {
  const started = Date.now();
  let output = '';
  const code = await runNpmBehind(['run', '--silent', ...script], (text) => {
    output += text;
  });
  const ok = code === 0;
  if (!ok) fail(name);
  said.push(`\n== ${name}\n${output}== ${name}: ${ok ? 'ok' : 'FAILED'} (${secondsSince(started)})\n`);
  return ok;
}

const runUnit = (files) => (report) =>
  runNpm([
    ...['run', '--silent', 'unit', '--', ...files],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);

/**
 * On CI a failed test is retried (vitest.config.ts). Vitest does not retry a file whose process died, so we
 * do it here.
 */
async function unitTests() {
  const first = await tests('Unit and integration tests', runUnit([]));
  const died = process.env.CI ? readVitestReport(first.report).endedEarly : [];
  if (died.length === 0) return add(first, readVitestReport(first.report));
  add({ ...first, ok: true }, readVitestReport(first.report, died));
  console.log(`Run once more, as their process ended by itself: ${died.join(', ')}`);
  const second = await tests(`${first.name}, once more`, runUnit(died));
  add(second, readVitestReport(second.report));
}

async function browserTests() {
  const journeys = await tests('Browser tests', (report) =>
    runNpm(['run', '--silent', 'e2e', '--', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
  add(journeys, readPlaywrightReport(journeys.report));
}

const building = quick ? null : gate('Build', ['build', '--', '--if-stale']);
const gates = (async () => {
  await building;
  await gate('Lint', ['lint']);
  await gate('Types', ['typecheck']);
  await gate('Dead code', ['knip']);
})();
await unitTests();
const built = await building;
sayGates();
if (built && hasBrowser) await browserTests();
await gates;
sayGates();
rmSync(reports, { recursive: true, force: true });

console.log('');
if (!hasBrowser) console.log('The browser tests were not run: there is no Chromium.');
// On our own machines everything is tested.
if (process.env.CI) for (const debian of missing) fail(`${debian} could not be installed`);
if (!existsSync(process.env.SHARED_DIR ?? join(root, '../shared')))
  console.log('The shared conformance cases were not run: there is no ../shared beside this checkout.');
for (const failure of failures) console.log(`FAILED ${failure}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
