import { setMaxListeners } from 'node:events';
import { callsUntilClosed, partsUntilClosed, withClosing } from './deadline/until-closed.ts';
import type { Engine } from './engine.ts';
import { EngineError } from './engine-error.ts';

/**
 * The same engine, which ends when it is closed: running calls reject, their requests are cancelled, and later calls are
 * refused, all with the same EngineError. What needs neither a thread nor the network still works.
 */
export function closableEngine(open: Engine): Engine {
  const closing = new AbortController();
  const { signal } = closing;
  // One listener for each running call.
  setMaxListeners(0, signal);
  const {
    inspections,
    writers,
    promptWriters,
    judgeAnswer,
    poster,
    renderReport,
    qaDownloads,
    qaPlainText,
    close,
    ...calls
  } = open;
  let closed: Promise<void> | null = null;
  return {
    ...callsUntilClosed(calls, signal),
    inspections: {
      ...inspections,
      watch(url, watching) {
        signal.throwIfAborted();
        const { given, letGo } = withClosing(watching, signal);
        const inspection = inspections.watch(url, given);
        inspection.evidence.then(letGo, letGo);
        return inspection;
      },
    },
    writers: callsUntilClosed({ ...writers }, signal),
    promptWriters: promptWriters && callsUntilClosed({ ...promptWriters }, signal),
    judgeAnswer: judgeAnswer && callsUntilClosed({ judgeAnswer }, signal).judgeAnswer,
    poster: { ...poster, ...callsUntilClosed({ post: poster.post }, signal) },
    async *renderReport(report, options) {
      const { given, letGo } = withClosing(options, signal);
      try {
        yield* partsUntilClosed(renderReport(report, given), signal);
      } finally {
        letGo();
      }
    },
    qaDownloads,
    qaPlainText,
    close() {
      closing.abort(new EngineError('shutting_down', { text: 'The engine is closed.' }));
      closed ??= close();
      return closed;
    },
  };
}
