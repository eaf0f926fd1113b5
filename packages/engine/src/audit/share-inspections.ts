import { EngineError } from '../engine-error.ts';
import type { Inspection } from './inspect-site.ts';

interface Running {
  inspection: Inspection;
  watchers: number;
  controller: AbortController;
}

export interface InspectionShare {
  /**
   * Starts the inspection of an address, or joins a running one. It continues while anybody watches. A
   * finished one is never returned again.
   *
   * @param signal aborted when this watcher leaves.
   * @throws EngineError unavailable when too many are running.
   */
  watch(url: string, signal: AbortSignal): Inspection;
  running(): number;
}

/**
 * Lets visitors who ask for the same page at the same time share the work.
 *
 * @param start begins an inspection that ends when its signal does.
 * @param mostRunning how many may run at once.
 */
export function shareInspections(
  start: (url: string, signal: AbortSignal) => Inspection,
  mostRunning: number,
): InspectionShare {
  const running = new Map<string, Running>();

  const begin = (url: string): Running => {
    if (running.size >= mostRunning) throw new EngineError('unavailable', { retryAfterSeconds: 5 });
    const controller = new AbortController();
    const entry: Running = { inspection: start(url, controller.signal), watchers: 0, controller };
    running.set(url, entry);
    const finished = () => {
      if (running.get(url) === entry) running.delete(url);
    };
    entry.inspection.evidence.then(finished, finished);
    return entry;
  };

  return {
    watch(url, signal) {
      const entry = running.get(url) ?? begin(url);
      entry.watchers += 1;
      const leave = () => {
        entry.watchers -= 1;
        if (entry.watchers > 0) return;
        if (running.get(url) === entry) running.delete(url);
        entry.controller.abort(new Error('Nobody is watching any more'));
      };
      if (signal.aborted) leave();
      else {
        signal.addEventListener('abort', leave, { once: true });
        // A watcher's signal may live much longer than the inspection.
        const forget = () => signal.removeEventListener('abort', leave);
        entry.inspection.evidence.then(forget, forget);
      }
      return entry.inspection;
    },
    running: () => running.size,
  };
}
