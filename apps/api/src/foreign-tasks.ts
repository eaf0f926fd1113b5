import { foreignTask, type TasksOf } from './infra/worker-pool/foreign-task.ts';
import { extractPageFacts } from './page/extract-page-facts.ts';

/**
 * The module of the worker threads: everything that parses what strangers send. Each export is a task of
 * the pool under its own name.
 */
export const page = foreignTask(extractPageFacts);

export type ForeignTasks = TasksOf<{ page: typeof page }>;
