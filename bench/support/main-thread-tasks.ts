import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

/** What we read of a trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
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
 * How long each task of a page's main thread had the processor while something was done, in milliseconds, the longest
 * first. Counted in the thread's own time: what else the machine does is not in it.
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
