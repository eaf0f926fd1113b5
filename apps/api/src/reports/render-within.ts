import { type Report, type ReportBranding, signalWithin } from '@visible-ai/engine';
import { AppError } from '../http/app-error.ts';
import type { AskedExport, ReportsDeps } from './reports-deps.ts';

/** Time limit for waiting and drawing a PDF, ms. */
const DRAWN_WITHIN_MS = 50_000;

/** How a report and its brand are read, once the file will be sent. */
export interface ReportToRender {
  read: () => Promise<Report>;
  brand: () => Promise<ReportBranding | null>;
}

/**
 * A report in the requested format, part by part.
 *
 * @throws AppError unavailable when a PDF took too long.
 */
export async function* renderWithin(
  { renderReport }: Pick<ReportsDeps, 'renderReport'>,
  { read, brand }: ReportToRender,
  asked: AskedExport,
  left: AbortSignal,
): AsyncGenerator<string | Uint8Array, undefined> {
  const [report, branding] = await Promise.all([read(), brand()]);
  // A large text is sent at the speed of its reader, so it has no time limit.
  const signal = asked.format === 'pdf' ? signalWithin(left, DRAWN_WITHIN_MS) : left;
  try {
    yield* renderReport(report, { ...asked, branding, signal });
  } catch (error) {
    if (!signal.aborted || left.aborted) throw error;
    throw new AppError('unavailable', {
      text: 'Drawing this PDF took too long. Please try again in a moment.',
      retryAfterSeconds: 10,
    });
  }
}
