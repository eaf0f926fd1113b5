import type { ContentType } from '@visible-ai/shared/content/schema';
import { spendCredit } from '../../accounts/credits.ts';
import { AppError } from '../../http/app-error.ts';
import { signalWithin } from '../../infra/deadline/signal-within.ts';
import type { ContentDeps } from '../content-deps.ts';
import type { CrawledSite, CrawlSite } from '../crawl/crawled-site.ts';
import { type ContentRow, insertContent } from '../store/content-store.ts';
import { storableText } from '../store/storable-text.ts';
import type { WrittenFile } from '../write/written-file.ts';

/** Writes by a language model what a prompt asks for, from a site that was read. */
export type WriteFromPrompt = (input: {
  contentType: ContentType;
  site: CrawledSite;
  prompt: string;
  signal: AbortSignal;
}) => Promise<WrittenFile>;

export interface PromptDeps extends ContentDeps {
  crawlSite: CrawlSite;
  /** Null when no language model is configured. */
  writeFromPrompt: WriteFromPrompt | null;
}

/** A person waits for it: reading and writing together. */
const WITHIN_MS = 60_000;
const READ_WITHIN_MS = 25_000;
const MOST_PAGES = 15;

interface Ask {
  contentType: ContentType;
  websiteUrl: string;
  customPrompt: string;
}

async function write(
  { crawlSite }: PromptDeps,
  writeFromPrompt: WriteFromPrompt,
  { contentType, websiteUrl: url, customPrompt: prompt }: Ask,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const site = await crawlSite({
    url,
    pageLimit: MOST_PAGES,
    autoDetectSize: false,
    skipCrawling: false,
    signal,
    timeLimitMs: READ_WITHIN_MS,
    known: [],
    onPage: async () => undefined,
    onProgress: () => undefined,
  });
  return writeFromPrompt({ contentType, site, prompt, signal });
}

/**
 * Writes content by a language model from a few pages of a site and a prompt, while the caller waits. Costs a
 * credit when it succeeds.
 *
 * @param left aborted when the caller has left: then nothing is kept and nothing is paid.
 * @throws AppError not_configured, unavailable, the target_ codes of a site that cannot be read.
 */
export async function generateFromPrompt(
  deps: PromptDeps,
  ownerId: string,
  ask: Ask,
  left: AbortSignal,
): Promise<ContentRow> {
  const { db, now, sanitiseQa, writeFromPrompt } = deps;
  if (!writeFromPrompt) throw new AppError('not_configured', { text: 'No language model is configured' });
  const signal = signalWithin(left, WITHIN_MS);
  const written = await write(deps, writeFromPrompt, ask, signal).catch((error: unknown) => {
    if (signal.aborted && !left.aborted)
      throw new AppError('unavailable', { text: 'The content was not written in time.', cause: error });
    throw error;
  });
  signal.throwIfAborted();
  const { contentType, websiteUrl } = ask;
  const plain = storableText(written.text);
  const text = contentType === 'qa_section' ? await sanitiseQa(plain) : plain;
  return db.transaction(async (tx) => {
    if ((await spendCredit(tx, ownerId)) === 'none') throw new AppError('not_entitled');
    const moment = now();
    return insertContent(tx, {
      ownerId,
      websiteUrl,
      contentType,
      contentText: text,
      generatedText: text,
      notes: written.notes.map(storableText),
      agents: written.agents,
      request: { ...ask, customPrompt: storableText(ask.customPrompt) },
      // No request of a form has this key: what a prompt led to answers nobody else.
      requestKey: 'prompt',
      generatedAt: moment,
      createdAt: moment,
      updatedAt: moment,
    });
  });
}
