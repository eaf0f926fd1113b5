/**
 * Reads one set of hostile bytes by one task of the worker threads, in its own process, and prints how it
 * ended. Arguments: task, name of the bytes, MB of the thread's heap.
 */
import type { ForeignTasks } from '@visible-ai/engine/testing/foreign-tasks';
import { createForeignBytesPool } from '@visible-ai/engine/testing/threads/create-foreign-bytes-pool';
import { pages, sitemaps, textFiles } from './hostile-bytes.ts';

/** We measure memory, so a slow reader may finish. Milliseconds. */
const DEADLINE_MS = 60_000;
const url = 'https://example.com/';

const [task = '', name = '', heapMb = ''] = process.argv.slice(2);
const module = new URL('../../packages/engine/src/foreign-tasks.ts', import.meta.url);
const pool = createForeignBytesPool<ForeignTasks>({
  module,
  workers: 1,
  deadlineMs: DEADLINE_MS,
  heapMb: Number(heapMb),
});

function bytesOf(made: Record<string, () => Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer> {
  const make = made[name];
  if (!make) throw new Error(`There are no bytes named ${name}`);
  return make();
}

function read() {
  const html = 'text/html';
  const plain = 'text/plain';
  switch (task) {
    case 'page':
    case 'contentPage':
      return pool.run(task, { bytes: bytesOf(pages), contentType: html, url });
    case 'findLines':
      return pool.run(task, { bytes: bytesOf(pages), contentType: html, url, lines: ['a line'] });
    case 'sitemap':
      return pool.run(task, { bytes: bytesOf(sitemaps), contentType: null, url, siteUrl: url, keep: 10_000 });
    case 'robots': {
      const robotsUrl = `${url}robots.txt`;
      return pool.run(task, { bytes: bytesOf(textFiles), contentType: plain, robotsUrl, pageUrl: url });
    }
    case 'robotsFile':
      return pool.run(task, { bytes: bytesOf(textFiles), contentType: plain });
    case 'llms':
      return pool.run(task, { bytes: bytesOf(textFiles), contentType: plain });
    default:
      throw new Error(`There is no task named ${task}`);
  }
}

const outcome = await read();
await pool.close();
process.stdout.write(outcome.ok ? 'read' : outcome.text);
