import type { AnalysisEvent, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isAnswerLost } from '@/lib/api-error.ts';
import { streamEvents } from '@/lib/event-stream.ts';
import { failureText } from '@/lib/failure-text.ts';
import { loadCalls } from './load-calls.ts';

export type AnalysisRun =
  | { state: 'idle' }
  | { state: 'running'; url: string; stepIndex: number; pageTitle: string | null; startedAt: number }
  | { state: 'failed'; url: string; message: string; code: string | null };

/** The server's own text, if it sent one: 'HTTP 429: {...}' is for programs. Without an answer, what to do. */
function messageOf(error: unknown): string {
  if (isAnswerLost(error)) return failureText(error, 'Network error');
  if (error instanceof ApiError && error.serverText) return error.serverText;
  return error instanceof Error && error.message ? error.message : 'Analysis failed';
}

/** Progress never goes down, in whatever order items arrive. */
function advance(run: AnalysisRun, event: Extract<AnalysisEvent, { type: 'progress' }>): AnalysisRun {
  if (run.state !== 'running') return run;
  return {
    ...run,
    stepIndex: Math.max(run.stepIndex, event.index),
    pageTitle: event.pageTitle ?? run.pageTitle,
  };
}

/** The result of a run: the saved analysis and, without an account, the key that proves who made it. */
export interface Completed {
  analysis: SavedAnalysis;
  claimKey: string | undefined;
}

/** Reads one stream to its end. Resolves to the saved analysis, or throws an error with the text to show. */
async function follow(
  url: string,
  signal: AbortSignal,
  onProgress: (event: Extract<AnalysisEvent, { type: 'progress' }>) => void,
): Promise<Completed> {
  const { analyzeUrl, keepMade } = await loadCalls().catch((cause: unknown) => {
    throw new ApiError('Network error', { status: 0, code: 'network', cause });
  });
  for await (const event of streamEvents(analyzeUrl, { body: { url } }, { signal })) {
    if (event.type === 'error')
      throw new ApiError(event.error, { status: 0, code: event.code, serverText: event.error });
    if (event.type === 'completed') {
      const { claimKey, ...analysis } = event;
      if (claimKey) keepMade({ id: analysis.id, key: claimKey });
      return { analysis, claimKey };
    }
    onProgress(event);
  }
  throw new Error('Analysis failed');
}

/** Runs one analysis at a time and reports its progress. Another run, or leaving the screen, cancels it. */
export function useAnalysisRun(onCompleted: (completed: Completed) => void) {
  const [run, setRun] = useState<AnalysisRun>({ state: 'idle' });
  const current = useRef<AbortController | null>(null);

  const start = useCallback(
    async (url: string) => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      setRun({ state: 'running', url, stepIndex: 0, pageTitle: null, startedAt: performance.now() });
      try {
        const completed = await follow(url, controller.signal, (event) => {
          if (!controller.signal.aborted) setRun((before) => advance(before, event));
        });
        if (controller.signal.aborted) return;
        setRun({ state: 'idle' });
        onCompleted(completed);
      } catch (error) {
        if (controller.signal.aborted) return;
        const code = error instanceof ApiError ? error.code : null;
        setRun({ state: 'failed', url, message: messageOf(error), code });
      }
    },
    [onCompleted],
  );

  const cancel = useCallback(() => {
    current.current?.abort();
    setRun({ state: 'idle' });
  }, []);

  useEffect(() => () => current.current?.abort(), []);

  return { run, start, cancel };
}
