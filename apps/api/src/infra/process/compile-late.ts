/** V8 11 is Node 20's. Later ones have a compiler more in between, and what these flags do there was not measured. */
const MEASURED = /^11\./;

/**
 * V8's flags for a service whose threads run much code a few times: the cheap compiler takes each function at once, the
 * dear one those that have run for some milliseconds. By default V8 compiles code dear that an audit runs for a moment, in
 * the main thread and in each reader anew, and that took a third of an audit's processor time.
 *
 * @param v8 the version: `process.versions.v8`.
 */
export const lateCompilerFlags = (v8: string): readonly string[] =>
  MEASURED.test(v8) ? ['--always-sparkplug', '--interrupt-budget=1000000'] : [];
