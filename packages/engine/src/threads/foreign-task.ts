import { noteStart, type TaskCells } from './thread-clock.ts';

/** What travels to a worker: the input, and a cell in which the worker notes when it began. */
export interface TaskCall<Input> {
  input: Input;
  /** Filled in when the task begins. */
  start: TaskCells;
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
  return async ({ input, start }) => {
    noteStart(start);
    return run(input);
  };
}

/** The argument that tells a thread's module to compile its code before the first task. */
export const WARM = 'warm';
