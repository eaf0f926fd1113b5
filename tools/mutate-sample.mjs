import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { startVitest } from 'vitest/node';
import { root } from '../scripts/run.mjs';
import { filesOf } from './files-of.mjs';

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The room's files with all mutants compiled in, each behind a switch. */
async function instrument(files, excludedMutations) {
  const sources = files
    .flatMap(filesOf)
    .filter(isMutated)
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const made = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations,
  });
  return {
    texts: new Map(made.files.map(({ name, content }) => [name, content])),
    mutants: made.mutants.filter(({ status }) => status !== 'Ignored'),
  };
}

/** `remember.ts` would return a mutant results from its cache: this one caches nothing. */
const isRemember = (name) => name.endsWith('/facts/remember.ts');
const isMutated = (name) => !/\.test\.ts$|\/testing\//.test(name) && !isRemember(name);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns `count` of them, at random. */
function take(mutants, count, seed) {
  const random = randomOf(seed);
  return mutants
    .map((mutant) => ({ mutant, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/**
 * Runs a random sample of a room's mutants in one process: all mutants are compiled in at once, and each test
 * runs again for every mutant that it covers.
 *
 * @returns the mutants that a test covers or that none does, and which were killed. Mutants that only run
 * while their file is loaded are left out.
 */
export async function mutateSample({ files, tests, excludedMutations, sample, seed, skip }) {
  const { texts, mutants } = await instrument(files, excludedMutations);
  const taken = take(mutants, sample, seed);
  process.env.MUTATE_TESTS = JSON.stringify(tests);
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: join(root, 'vitest.mutate.config.ts'),
      watch: false,
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      runner: join(root, 'tools/mutant-runner.mjs'),
      provide: { sample: taken.map(({ id }) => id) },
      reporters: [{}],
      testTimeout: 0,
      ...(skip ? { testNamePattern: new RegExp(`^(?!.*(?:${skip}))`, 'i') } : {}),
      update: false,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          load: (id) => (isRemember(id) ? 'export const remember = (answer) => answer;' : texts.get(id)),
        },
      ],
    },
  );
  const modules = vitest.state.getTestModules();
  const all = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = all.filter((test) => test.result().state === 'failed');
  const metas = all.map((test) => test.meta().mutants).filter(Boolean);
  const problems = [
    ...modules.flatMap((module) => module.errors()),
    ...failed.flatMap((test) => test.result().errors),
    ...vitest.state.getUnhandledErrors(),
  ];
  await vitest.close();
  if (problems.length > 0)
    throw new Error(
      `A test fails by itself, or because a mutant changed what it reads: ${problems[0].message}`,
    );
  const idsOf = (list) => new Set(metas.flatMap((meta) => meta[list]));
  const [covered, noticed, atLoad] = [idsOf('covered'), idsOf('noticed'), idsOf('atLoad')];
  return taken
    .filter(({ id }) => covered.has(id) || !atLoad.has(id))
    .map((mutant) => ({ ...mutant, noticed: noticed.has(mutant.id), covered: covered.has(mutant.id) }));
}
