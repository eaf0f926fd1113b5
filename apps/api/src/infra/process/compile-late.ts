/** V8 11 is in Node 20. Later versions have another compiler tier, and the flags were not measured there. */
const MEASURED = /^11\./;

/**
 * V8's flags for a service whose threads run much code only a few times: the baseline compiler takes each
 * function at once, the optimising compiler only functions that have run for some milliseconds. By default V8
 * optimises code that an audit runs only briefly, in the main thread and again in each reader thread. That
 * took a third of an audit's processor time.
 *
 * @param v8 the version: `process.versions.v8`.
 */
export const lateCompilerFlags = (v8: string): readonly string[] =>
  MEASURED.test(v8) ? ['--always-sparkplug', '--interrupt-budget=1000000'] : [];
