/** Why a task on foreign bytes gave no result. */
/**
 * Why a task on foreign bytes gave no result. `unavailable`: no thread had time for it before its caller gave up, which
 * says nothing about the bytes.
 */
export type TaskFailure = 'too-complex' | 'unavailable' | 'bug';

export type TaskOutcome<T> = { ok: true; value: T } | { ok: false; failure: TaskFailure; text: string };

/**
 * Runs parsing of foreign bytes in a worker thread that is ended when it takes more processor time than its
 * deadline (4 s) or more memory than its heap limit (256 MB). Never rejects. The task's name selects the
 * function (see foreign-tasks.ts).
 */
export interface ForeignBytesPool<Tasks extends Record<string, { input: unknown; output: unknown }>> {
  run<N extends keyof Tasks & string>(
    task: N,
    input: Tasks[N]['input'],
    options?: { signal?: AbortSignal; transfer?: ArrayBuffer[] },
  ): Promise<TaskOutcome<Tasks[N]['output']>>;
  close(): Promise<void>;
}
