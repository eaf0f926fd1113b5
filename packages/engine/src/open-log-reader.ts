import { createLogReader, type LogReader } from './logs/create-log-reader.ts';
import { siblingModule } from './threads/sibling-module.ts';

/** Reads access logs without the rest of an engine, whose threads take memory. Close it when it is not needed any more. */
export const openLogReader = (): LogReader => createLogReader(siblingModule('log-tasks', import.meta.url));
