import { contentKinds, type Engine, type KindTools } from '@visible-ai/engine';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import type { FileOrder } from '../file-order.ts';
import type { KeptFile } from '../kept-work.ts';
import { ToolProblem } from '../tool-problem.ts';
import { expectedFailure } from './as-problem.ts';
import { createRecent } from './recent.ts';

const MOST_KEPT = 20;
const MOST_RUNNING = 2;
type Writer = Pick<Engine, 'crawlSite'> & KindTools;
type Outcome =
  | { status: 'running'; pagesDone: number; pagesTotal: number; phase: string }
  | {
      status: 'completed';
      text: string;
      notes: string[];
      downloads: ContentItem['downloads'];
    }
  | { status: 'failed'; why: string };

interface Work {
  order: FileOrder;
  now: Outcome;
}

/** Files that are generated in this process: some at once; the last ones are kept. */
export function createFiles(engine: Writer, stopping: AbortSignal, onBug: (error: unknown) => void) {
  const files = createRecent<Work>('file', MOST_KEPT);

  async function write(work: Work): Promise<void> {
    const { order } = work;
    const kind = contentKinds[order.kind];
    try {
      const options = kind.choose(order, undefined);
      const { pageLimit, autoDetectSize, skipCrawling, markdown = false } = kind.extent(options);
      const site = await engine.crawlSite({
        url: order.url,
        pageLimit,
        autoDetectSize,
        skipCrawling,
        markdown,
        signal: stopping,
        known: [],
        onPage: async () => undefined,
        onProgress: (progress) => {
          work.now = { status: 'running', ...progress };
        },
      });
      work.now = {
        status: 'running',
        phase: 'writing',
        pagesDone: site.pages.length,
        pagesTotal: site.pages.length,
      };
      const written = await kind.write(engine, site, options, stopping);
      const text = await kind.sanitise(engine, written.text);
      const downloads = kind.present.downloads(engine, text);
      work.now = { status: 'completed', text, notes: written.notes, downloads };
    } catch (error) {
      const expected = expectedFailure(error);
      if (expected === null && !stopping.aborted) onBug(error);
      work.now = { status: 'failed', why: expected ?? 'Something went wrong on our side.' };
    }
  }

  return {
    start(order: FileOrder): string {
      const running = files.ids().filter((id) => files.get(id)?.now.status === 'running');
      if (running.length >= MOST_RUNNING)
        throw new ToolProblem(
          `${running.join(' and ')} are still being written. Ask get_file until one has ended.`,
        );
      const work: Work = { order, now: { status: 'running', phase: 'waiting', pagesDone: 0, pagesTotal: 0 } };
      const id = files.add(work);
      void write(work);
      return id;
    },
    find(id: string): KeptFile | null {
      const work = files.get(id);
      return work ? { kind: work.order.kind, url: work.order.url, ...work.now } : null;
    },
    ids: files.ids,
  };
}
