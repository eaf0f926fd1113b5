import { constants, setPriority } from 'node:os';
import { type LogToRead, readLogTask } from './logs/stream/read-log-task.ts';

/** The module of the threads that read access logs. */
export async function readLog(log: LogToRead) {
  // Who waits for an answer goes first. On Linux a priority is the thread's own, elsewhere it would be everybody's.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  return readLogTask(log);
}
