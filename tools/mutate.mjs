/**
 * `npm run mutate [ROOM...]`: changes the logic of the pure rooms in many small ways and counts how many of
 * the changes a test notices. Prints a line per room; without a name, all rooms. The exit code is 1 when a
 * room is below the wanted score.
 *
 * `npm run mutate write -- --sample 500 --seed 7`: takes 500 random changes of a room, the same for the same
 * seed, and prints those that no test notices. It takes minutes instead of hours; the score is right to a few
 * percent.
 *
 * `npm run mutate 'packages/engine/src/write/robots-txt/*.ts'`: all changes of these files of a room, in the
 * same way. `--tests PATTERN` runs only some of the room's tests, for example a file's own. `--skip WORDS` (a
 * regular expression) leaves out tests by name: the slow ones, while you work.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../scripts/run.mjs';
import { ensureTools, toolFile } from './ensure-tools.mjs';
import { filesOf } from './files-of.mjs';

/** Percent of the mutants that tests must notice. */
const WANTED = 85;
const engine = 'packages/engine/src';
const shared = 'packages/shared/src';

/** What is mutated in a room, and the tests that must notice it. */
const rooms = {
  'robots-txt': {
    files: [`${shared}/robots-txt/*.ts`],
    tests: [`${shared}/{robots-txt,ai-agents}/*.test.ts`],
  },
  'url-rules': {
    files: [
      `${shared}/analysis/{website-url,work-email}.ts`,
      `${engine}/safe-fetch/{check-target,is-public-address,resolve-redirect}.ts`,
      `${shared}/network/is-internal-name.ts`,
    ],
    tests: [
      `${shared}/analysis/*.test.ts`,
      `${engine}/safe-fetch/{check-target,is-public-address,resolve-redirect}.test.ts`,
      `${shared}/network/is-internal-name.test.ts`,
    ],
  },
  entitlement: { files: [`${shared}/accounts/entitlement.ts`], tests: [`${shared}/accounts/*.test.ts`] },
  scoring: { files: [`${engine}/audit/scoring/*.ts`], tests: [`${engine}/audit/scoring/*.test.ts`] },
  checks: {
    files: [`${engine}/audit/checks/**/*.ts`],
    tests: [`${engine}/audit/{checks,fixes,scoring}/**/*.test.ts`],
  },
  'crawl-rules': {
    files: [
      `${engine}/crawl/site/{crawl-rules,trap-guard,frontier,is-list-address,retry-after-ms,page-kind}.ts`,
    ],
    tests: [`${engine}/crawl/site/*.test.ts`],
  },
  grounding: {
    files: [`${engine}/model/{is-grounded,find-word-for-word,fence-data,parse-model-answer}.ts`],
    tests: [`${engine}/model/*.test.ts`],
  },
  'merge-and-diff': {
    files: [
      `${engine}/merge/{merge-edits-task,question-blocks}.ts`,
      'apps/web/src/features/content/diff/*.ts',
    ],
    tests: [`${engine}/merge/*.test.ts`, 'apps/web/src/features/content/diff/*.test.ts'],
  },
  write: { files: [`${engine}/write/**/*.ts`], tests: [`${engine}/write/**/*.test.ts`] },
};

/** Texts for people: tests check decisions, not wording. */
const NOT_DONE = ['StringLiteral'];
const NOT_MUTATED = ['!**/*.test.ts', '!**/testing/**'];
const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

function configFor(name, { files }, folder) {
  return {
    packageManager: 'npm',
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    mutate: [...files, ...NOT_MUTATED],
    mutator: { excludedMutations: NOT_DONE },
    ignorePatterns: ['**/dist', '.data', 'docs', 'bench', 'e2e', 'test-results', 'tools/node_modules'],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
    reporters: ['json', 'clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
      skipFull: true,
    },
    jsonReporter: { fileName: join(folder, `${name}.json`) },
    tempDirName: join(folder, `${name}-copy`),
    cleanTempDir: 'always',
    allowConsoleColors: false,
    disableTypeChecks: false,
  };
}

/** @returns how many mutants of a room were noticed and how many were not. */
function countMutants(report) {
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  return {
    noticed: states.filter((state) => NOTICED.has(state)).length,
    unnoticed: states.filter((state) => UNNOTICED.has(state)).length,
  };
}

/** Mutates the whole room with Stryker. @returns the counts, or null if it could not run. */
async function mutateRoom(name, room) {
  const config = join(folder, `${name}.config.json`);
  writeFileSync(config, JSON.stringify(configFor(name, room, folder)));
  const code = await run(
    process.execPath,
    [toolFile('@stryker-mutator/core/bin/stryker.js'), 'run', config],
    {
      MUTATE_TESTS: JSON.stringify(room.tests),
      NO_COLOR: '1',
    },
  );
  rmSync(join(folder, `${name}-copy`), { recursive: true, force: true });
  return code === 0 ? countMutants(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))) : null;
}

const oneLine = (code) => code.replace(/\s+/g, ' ');

/** @returns the code between two positions of a file. */
function textAt(fileName, { start, end }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const place = ({ line, column }) => lines.slice(0, line).join('\n').length + Math.min(line, 1) + column;
  return lines.join('\n').slice(place(start), place(end));
}

/** Mutates a sample of the room. @returns the counts. */
async function mutateSome(room, sample, seed) {
  // Imported here, as it needs what `ensureTools` installs.
  const { mutateSample } = await import('./mutate-sample.mjs');
  const mutants = await mutateSample({
    ...room,
    excludedMutations: NOT_DONE,
    sample,
    seed,
    skip: values.skip,
  });
  const unnoticed = mutants.filter(({ noticed }) => !noticed);
  for (const { fileName, location, replacement, covered } of unnoticed)
    console.log(
      `${relative(root, fileName)}:${location.start.line + 1} ${covered ? '' : '(no test comes here) '}${oneLine(textAt(fileName, location))} -> ${oneLine(replacement)}`,
    );
  return { noticed: mutants.length - unnoticed.length, unnoticed: unnoticed.length };
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    skip: { type: 'string' },
  },
});

/** @returns the room of that name, or the named files with the tests of their room. */
function findRoom(name) {
  if (name in rooms) return rooms[name];
  const named = filesOf(name);
  const room = Object.values(rooms).find(({ files }) => files.flatMap(filesOf).includes(named[0]));
  return room && { files: [name], tests: values.tests ? [values.tests] : room.tests };
}

const unknown = asked.filter((name) => !findRoom(name));
if (unknown.length > 0) {
  console.error(
    `There is no room or file of one ${unknown.join(', ')}: the rooms are ${Object.keys(rooms).join(', ')}.`,
  );
  process.exit(2);
}
await ensureTools();
const folder = join(root, 'node_modules/.cache/mutate');
mkdirSync(folder, { recursive: true });
const lines = [];
let low = false;
for (const name of asked.length > 0 ? asked : Object.keys(rooms)) {
  const room = findRoom(name);
  const counts =
    values.sample || !(name in rooms)
      ? await mutateSome(room, Number(values.sample ?? Number.POSITIVE_INFINITY), Number(values.seed))
      : await mutateRoom(name, room);
  if (!counts) {
    lines.push(`${name}: could not be run`);
    low = true;
    continue;
  }
  const { noticed, unnoticed } = counts;
  const score = (100 * noticed) / Math.max(1, noticed + unnoticed);
  const of = values.sample ? `a sample of ${noticed + unnoticed} mutants` : `${noticed + unnoticed} mutants`;
  lines.push(`${name}: ${score.toFixed(1)} % of ${of} noticed`);
  low ||= score < WANTED;
}
console.log(`\n${lines.join('\n')}`);
process.exit(low ? 1 : 0);
