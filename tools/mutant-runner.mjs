import { setMaxListeners } from 'node:events';
import { TestRunner } from 'vitest';

/**
 * Stryker's instrumented files read it: the active mutant, and the counts of the mutants that a test covers.
 */
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;
switches.mutantCoverage ??= { static: {}, perTest: {} };
const coverage = switches.mutantCoverage;

/** A mutant that takes this many times as long as the test itself counts as an endless loop. */
const PATIENCE = 10;
const LEAST_PATIENCE_MS = 1000;
let active;
let until = 0;
Object.defineProperty(switches, 'activeMutant', {
  get() {
    if (active !== undefined && performance.now() > until) throw new Error('This mutant runs without end.');
    return active;
  },
  // Without this, the instrumented files take a mutant from the environment.
  set() {},
});

const noticed = new Set();

/**
 * Runs each test without a mutant, and then once for every mutant of the sample that it covers and that is
 * not killed yet.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a runner by the default export of a file.
export default class MutantRunner extends TestRunner {
  sample = new Set(this.injectValue('sample'));

  async runTask(test) {
    // Each run adds a listener for its end.
    setMaxListeners(0, test.context.signal);
    const start = performance.now();
    switches.currentTestId = test.id;
    try {
      await TestRunner.getTestFn(test)();
    } finally {
      switches.currentTestId = undefined;
    }
    const patience = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - start));
    if (await this.notices(test, 'no mutant', patience))
      throw new Error('This test fails when it runs again: it would notice what is not there.');
    const covered = Object.keys(coverage.perTest[test.id] ?? {}).filter((id) => this.sample.has(id));
    for (const id of covered)
      if (!noticed.has(id) && (await this.notices(test, id, patience))) noticed.add(id);
    test.meta.mutants = {
      covered,
      noticed: covered.filter((id) => noticed.has(id)),
      atLoad: Object.keys(coverage.static).filter((id) => this.sample.has(id)),
    };
    this.onBeforeTryTask(test);
    await TestRunner.getTestFn(test)();
  }

  async notices(test, id, patience) {
    this.onBeforeTryTask(test);
    until = performance.now() + patience;
    active = id;
    try {
      await TestRunner.getTestFn(test)();
      this.onAfterTryTask(test);
      return test.result?.state === 'fail';
    } catch {
      return true;
    } finally {
      active = undefined;
    }
  }
}
