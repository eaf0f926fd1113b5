/**
 * `npm test`: installs what the tests need, then runs lint, types, dead-code, unit and integration tests,
 * the build and the browser tests. Every step runs even when an earlier one failed. The last line is
 * `N passed, N failed`; a step that is not made of tests counts as one failure when it fails.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { countPlaywright, countVitest } from './count-tests.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { ensureSystemPackages } from './ensure-system-packages.mjs';
import { root, runNpm } from './run.mjs';

ensureNode();
await ensureInstalled();
const hasBrowser = await ensureSystemPackages();

const total = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'visible-ai-test-'));

/** Runs one step under a heading. @returns whether it ended well. */
async function step(name, action) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const code = await action();
  console.log(
    `== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return code === 0;
}

/** A step that either holds or does not. */
async function gate(name, action) {
  const ok = await step(name, action);
  if (!ok) total.failed += 1;
  return ok;
}

/** A step made of tests, counted from its JSON report. A crash without a failed test is one failure. */
async function tests(name, count, action) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const ok = await step(name, () => action(report));
  const counted = count(report);
  if (!ok && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(total)) total[key] += counted[key];
}

await gate('Lint', () => runNpm(['run', '--silent', 'lint']));
await gate('Types', () => runNpm(['run', '--silent', 'typecheck']));
await gate('Dead code', () => runNpm(['run', '--silent', 'knip']));
await tests('Unit and integration tests', countVitest, (report) =>
  runNpm([
    'run',
    '--silent',
    'unit',
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]),
);
if ((await gate('Build', ensureBuilt)) && hasBrowser)
  await tests('Browser tests', countPlaywright, (report) =>
    runNpm(['run', '--silent', 'e2e', '--', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
rmSync(reports, { recursive: true, force: true });

console.log('');
if (!hasBrowser) {
  console.log('The browser tests were not run: there is no Chromium.');
  if (process.env.CI) total.failed += 1;
}
if (!existsSync(process.env.SHARED_DIR ?? join(root, '../shared')))
  console.log('The shared conformance cases were not run: there is no ../shared beside this checkout.');
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
