import { Piscina } from 'piscina';
import type { AnswersPdfToDraw } from './report/pdf/draw-answers-pdf.ts';
import type { PdfToDraw } from './report/pdf/draw-pdf.ts';
import type { SiteToJudge } from './site-audit/scoring/judge-site.ts';
import type { SiteAudit } from './site-audit/site-audit.ts';
import { runnableModule } from './threads/runnable-module.ts';
import type { Writing } from './write/writing-steps.ts';

export interface WritingThreads extends Writing {
  /** Judges a site that was read: some seconds for 2,000 pages. */
  judgeSite(site: SiteToJudge, signal: AbortSignal): Promise<SiteAudit>;
  /**
   * Draws a report as a PDF: half a second of processor time, some seconds for a long one in many scripts.
   */
  drawPdf(pdf: PdfToDraw, signal: AbortSignal): Promise<Uint8Array>;
  /** Starts a thread if none runs, because it will soon be needed. */
  prepare(): void;
  /** Packs files into one ZIP file. */
  zipFiles(files: readonly { path: string; text: string }[], signal: AbortSignal): Promise<Uint8Array>;
  /** Draws a PDF about a month of answers. */
  drawAnswersPdf(pdf: AnswersPdfToDraw, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The most jobs that write or judge at once: a third waits for a moment. */
const THREADS = 2;
/** MB: the longest site, and what is made of it. */
const HEAP_MB = 768;
/** An idle thread costs memory and helps nobody. */
const IDLE_MS = 5000;

/**
 * Starts the threads that write files, judge sites and draw reports, outside the event loop. They start when
 * needed; a cancelled step ends its thread.
 *
 * @param module the module that exports the writing steps: see `siblingModule`.
 */
export function createWritingThreads(module: URL): WritingThreads {
  const pool = new Piscina({
    filename: runnableModule(module),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    execArgv: [],
    env: {},
    recordTiming: false,
  });
  // If a thread fails, its step is rejected to its caller; the pool starts another thread.
  pool.on('error', () => undefined);

  type Steps = Omit<WritingThreads, 'close' | 'judgeSite' | 'prepare'> & {
    judgeSite(site: string, signal: AbortSignal): Promise<SiteAudit>;
  };
  const step = <Name extends keyof Steps>(name: Name): Steps[Name] =>
    // The module exports the steps under their own names, with the inputs and outputs of `Steps`.
    (async (input: unknown, signal: AbortSignal) => {
      try {
        return await pool.run(input, { name, signal });
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    }) as Steps[Name];

  const judgeSite = step('judgeSite');
  return {
    llmsTxt: step('llmsTxt'),
    describe: step('describe'),
    llmsTxtOf: step('llmsTxtOf'),
    llmsFull: step('llmsFull'),
    markdownPages: step('markdownPages'),
    qaSection: step('qaSection'),
    questions: step('questions'),
    jsonLd: step('jsonLd'),
    robotsTxt: step('robotsTxt'),
    robotsDifference: step('robotsDifference'),
    // As text: this transfers a hundred thousand links in a third of the time of a structured copy.
    judgeSite: (site, signal) => judgeSite(JSON.stringify(site), signal),
    drawPdf: step('drawPdf'),
    prepare() {
      // The next caller restarts a failed thread. The caller of the failed task gets the reason.
      if (pool.threads.length === 0) pool.run(null, { name: 'isReady' }).catch(() => undefined);
    },
    zipFiles: step('zipFiles'),
    drawAnswersPdf: step('drawAnswersPdf'),
    close: () => pool.destroy(),
  };
}
