/** What travels to a worker: the input, and a cell in which the worker notes when it began. */
export interface TaskCall<Input> {
  input: Input;
  /** One 64-bit integer: `process.hrtime.bigint()` at the start, 0 while the task waits. */
  startedAt: BigInt64Array<SharedArrayBuffer>;
}

/** A function as a worker's module exports it, keeping what goes in and out for the caller's types. */
export type ForeignTask<Input, Output> = (call: TaskCall<Input>) => Promise<Output>;

/** Tells what goes in and out of each function a worker's module exports. */
export type TasksOf<Module> = {
  [Name in keyof Module]: Module[Name] extends ForeignTask<infer Input, infer Output>
    ? { input: Input; output: Output }
    : never;
};

/** Makes a function callable in a worker. Its deadline counts from here, not from when it was asked for. */
export function foreignTask<Input, Output>(
  run: (input: Input) => Output | Promise<Output>,
): ForeignTask<Input, Output> {
  return async ({ input, startedAt }) => {
    Atomics.store(startedAt, 0, process.hrtime.bigint());
    return run(input);
  };
}
