import { setMaxListeners } from 'node:events';
import { FetchProblem } from './fetch-problem.ts';

export interface FetchDeadline {
  /** Its reason is always a FetchProblem. */
  signal: AbortSignal;
  /**
   * Gives up after this many milliseconds, with the text of the error.
   *
   * @returns cancels this one limit.
   */
  after(milliseconds: number, text: string): () => void;
  /** Removes all timers and listeners. */
  clear(): void;
}

const reasonOf = ({ reason }: AbortSignal) =>
  new FetchProblem(reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'aborted');

/** When a fetch must end: at the latest after some time, or when one of the signals fires. */
export function createFetchDeadline(signals: readonly AbortSignal[]): FetchDeadline {
  const controller = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  // Hundreds of a crawl's requests may listen to one signal; each stops when it is over.
  setMaxListeners(0, ...signals);
  const listeners = signals.map((signal) => {
    const cancel = () => controller.abort(reasonOf(signal));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
    return () => signal.removeEventListener('abort', cancel);
  });
  return {
    signal: controller.signal,
    after(milliseconds, text) {
      const timer = setTimeout(() => controller.abort(new FetchProblem('timeout', text)), milliseconds);
      timers.add(timer);
      return () => clearTimeout(timer);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
      for (const remove of listeners) remove();
    },
  };
}
