import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

/**
 * The fields of a trace that we read:
 * https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown() }).partial().optional(),
});
const trace = z.object({ traceEvents: z.array(traceEvent) });

/**
 * Processor time of each task of a page's main thread during an action, in milliseconds, the longest first.
 * It is the thread's own time, without other work on the machine.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const keyOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid}:${tid}`;
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(keyOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && threads.has(keyOf(event)));
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace tells of no thread time');
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
}
