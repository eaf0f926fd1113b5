import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A delay is counted when the loop turns again. Milliseconds. */
const TURN = 20;

/** What a crawling process prints: pages read, seconds, peak memory, delays of the event loop. */
export interface CrawlFigures {
  pages: number;
  seconds: number;
  /** Peak resident memory, all threads included. */
  megabytes: number;
  longestWaitMs: number;
  waitP99Ms: number;
  /** Seconds of processor time, all threads. */
  cpuSeconds: number;
}

/** Runs a crawl and prints its figures as one line of JSON. */
export async function printCrawl(crawl: () => Promise<number>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const cpu = process.cpuUsage();
  const pages = await crawl();
  const { user, system } = process.cpuUsage(cpu);
  const cpuSeconds = (user + system) / 1e6;
  const seconds = (performance.now() - began) / 1000;
  await wait(TURN);
  const figures: CrawlFigures = {
    pages,
    seconds,
    // Kilobytes on Linux, as getrusage(2) gives it.
    megabytes: process.resourceUsage().maxRSS / 1024,
    longestWaitMs: delay.max / 1e6,
    waitP99Ms: delay.percentile(99) / 1e6,
    cpuSeconds,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
