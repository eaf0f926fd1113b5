import { callerHasLeft, noteStart, type TaskCells } from './thread-clock.ts';

/** What is sent to a worker: the input, and a cell in which the worker notes its start. */
export interface TaskCall<Input> {
  input: Input;
  /** Filled in when the task begins. */
  start: TaskCells;
}

/**
 * A function that a worker's module exports, with its input and output types for the caller. It returns nothing if
 * the caller has left before it began.
 */
export type ForeignTask<Input, Output> = (call: TaskCall<Input>) => Promise<Output | undefined>;

/** The input and output of each function that a worker's module exports. */
export type TasksOf<Module> = {
  [Name in keyof Module]: Module[Name] extends ForeignTask<infer Input, infer Output>
    ? { input: Input; output: Output }
    : never;
};

/** Makes a function callable in a worker. Its deadline counts from here, not from the call. */
export function foreignTask<Input, Output>(
  run: (input: Input) => Output | Promise<Output>,
): ForeignTask<Input, Output> {
  return async ({ input, start }) => {
    if (callerHasLeft(start)) return undefined;
    noteStart(start);
    return run(input);
  };
}

/** The argument that tells a thread's module to compile its code before the first task. */
export const WARM = 'warm';
