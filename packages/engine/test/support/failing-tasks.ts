import { threadId } from 'node:worker_threads';
import { foreignTask, type TasksOf } from '../../src/threads/foreign-task.ts';

/** Tasks that fail in every way in which a parser can, for the tests of the pool. */
export const double = foreignTask((value: number) => value * 2);

export const spin = foreignTask((milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  return 'done';
});

export const doze = foreignTask((milliseconds: number) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return 'rested';
});

export const hoard = foreignTask((_: null) => {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5));
});

export const recurse = foreignTask((_: null) => {
  const deeper = (depth: number): number => deeper(depth + 1) + 1;
  return deeper(0);
});

export const stumble = foreignTask((_: null): string => {
  throw new TypeError('a mistake of ours');
});

export const environment = foreignTask((_: null) => Object.keys(process.env).length);

export const ownThread = foreignTask((_: null) => threadId);

export type FailingTasks = TasksOf<{
  double: typeof double;
  spin: typeof spin;
  doze: typeof doze;
  hoard: typeof hoard;
  recurse: typeof recurse;
  stumble: typeof stumble;
  environment: typeof environment;
  ownThread: typeof ownThread;
}>;
