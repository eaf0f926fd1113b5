import { constants, setPriority } from 'node:os';
import { type LogToRead, readLogTask } from './logs/stream/read-log-task.ts';

/** The module of the threads that read access logs. */
export async function readLog(log: LogToRead) {
  // Threads that answer somebody go first. On Linux a priority applies to one thread, elsewhere to the
  // process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  return readLogTask(log);
}
