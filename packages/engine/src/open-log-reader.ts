import { createLogReader, type LogReader } from './logs/create-log-reader.ts';
import { siblingModule } from './threads/sibling-module.ts';

/**
 * Reads access logs without the rest of an engine, whose threads take memory. Close it when you no longer
 * need it.
 */
export const openLogReader = (): LogReader => createLogReader(siblingModule('log-tasks', import.meta.url));
