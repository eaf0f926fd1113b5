import type { CrawledSite, CrawlRequest, Engine, WrittenFile } from '@visible-ai/engine';
import type { ContentType } from '@visible-ai/shared/content/schema';
import { robotsRequest } from '@visible-ai/shared/content/schema';
import type { FileOrder } from '../file-order.ts';
import type { KeptFile } from '../kept-work.ts';
import { ToolProblem } from '../tool-problem.ts';
import { expectedFailure } from './as-problem.ts';
import { createRecent } from './recent.ts';

const MOST_KEPT = 20;
const MOST_RUNNING = 2;
/** As on the service, where a sitemap does not tell the site's size. */
const WHOLE_SITE = { pageLimit: 200, autoDetectSize: true, skipCrawling: false };

type Writer = Pick<Engine, 'crawlSite' | 'writers' | 'sanitiseQa' | 'qaDownloads'>;
type Outcome =
  | { status: 'running'; pagesDone: number; pagesTotal: number; phase: string }
  | {
      status: 'completed';
      text: string;
      notes: string[];
      downloads: { markdown: string; json_ld: string } | null;
    }
  | { status: 'failed'; why: string };

interface Work {
  order: FileOrder;
  now: Outcome;
}

interface Kind {
  extent(order: FileOrder): Pick<CrawlRequest, 'pageLimit' | 'autoDetectSize' | 'skipCrawling' | 'markdown'>;
  write(engine: Writer, site: CrawledSite, order: FileOrder, signal: AbortSignal): Promise<WrittenFile>;
}

const robotsOf = ({ robots }: FileOrder) => robots ?? robotsRequest.parse({});

/** How each kind is written without a service. */
const kinds: Readonly<Record<ContentType, Kind>> = {
  llms_txt: {
    extent: () => WHOLE_SITE,
    write: ({ writers }, site, _order, signal) => writers.llmsTxt(site, signal),
  },
  robots_txt: {
    extent: robotsOf,
    write: ({ writers }, site, order, signal) => writers.robotsTxt(site, robotsOf(order), signal),
  },
  llms_full: {
    extent: () => ({ ...WHOLE_SITE, markdown: true }),
    write: ({ writers }, site, _order, signal) => writers.llmsFull(site, signal),
  },
  markdown_pages: {
    extent: () => ({ ...WHOLE_SITE, markdown: true }),
    write: ({ writers }, site, _order, signal) => writers.markdownPages(site, signal),
  },
  qa_section: {
    extent: () => WHOLE_SITE,
    async write({ writers, sanitiseQa }, site, { questionCount }, signal) {
      const written = await writers.qaSection(site, questionCount, signal);
      return { ...written, text: await sanitiseQa(written.text) };
    },
  },
  json_ld: {
    extent: () => WHOLE_SITE,
    write: ({ writers }, site, _order, signal) => writers.jsonLd(site, signal),
  },
};

/** Files written in this process: some at once, the last ones are kept. */
export function createFiles(engine: Writer, stopping: AbortSignal, onBug: (error: unknown) => void) {
  const files = createRecent<Work>('file', MOST_KEPT);

  async function write(work: Work): Promise<void> {
    const { order } = work;
    const { extent, write: writeKind } = kinds[order.kind];
    const { pageLimit, autoDetectSize, skipCrawling, markdown = false } = extent(order);
    try {
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
      const { text, notes } = await writeKind(engine, site, order, stopping);
      const downloads = order.kind === 'qa_section' ? engine.qaDownloads(text) : null;
      work.now = { status: 'completed', text, notes: [...site.notes, ...notes], downloads };
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
