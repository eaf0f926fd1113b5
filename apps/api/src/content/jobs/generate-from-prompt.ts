import type { CrawlSite, PromptWriters, WrittenFile } from '@visible-ai/engine';
import { contentKinds, signalWithin } from '@visible-ai/engine';
import type { ContentType } from '@visible-ai/shared/content/schema';
import { storableText } from '@visible-ai/shared/content/storable-text';
import { spendCredit } from '../../accounts/credits.ts';
import { AppError } from '../../http/app-error.ts';
import type { ContentDeps } from '../content-deps.ts';
import { type ContentRow, insertContent } from '../store/content-store.ts';

export interface PromptDeps extends ContentDeps {
  crawlSite: CrawlSite;
}

/** For reading and writing together, because a person waits for it. */
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
  writer: PromptWriters[keyof PromptWriters],
  { websiteUrl: url, customPrompt: prompt }: Ask,
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
  return writer({ site, prompt, signal });
}

/**
 * Writes content with a language model from a few pages of a site and a prompt, while the caller waits. Costs
 * a credit when it succeeds.
 *
 * @param left aborted when the caller has left: then nothing is stored and nothing is charged.
 * @throws AppError not_configured, unprocessable for a kind without a prompt writer, unavailable, the target_
 * codes of a site that cannot be read.
 */
export async function generateFromPrompt(
  deps: PromptDeps,
  ownerId: string,
  ask: Ask,
  left: AbortSignal,
): Promise<ContentRow> {
  const { db, now } = deps;
  const { contentType, websiteUrl } = ask;
  const kind = contentKinds[contentType];
  const writer = kind.promptWriter(deps);
  if (!writer && deps.promptWriters)
    throw new AppError('unprocessable', { text: `${kind.label} is not written from a prompt` });
  if (!writer) throw new AppError('not_configured', { text: 'No language model is configured' });
  const signal = signalWithin(left, WITHIN_MS);
  const written = await write(deps, writer, ask, signal).catch((error: unknown) => {
    if (signal.aborted && !left.aborted)
      throw new AppError('unavailable', { text: 'The content was not written in time.', cause: error });
    throw error;
  });
  signal.throwIfAborted();
  const text = await kind.sanitise(deps, storableText(written.text));
  return db.transaction(async (tx) => {
    if ((await spendCredit(tx, ownerId)) === 'none') throw new AppError('not_entitled');
    const moment = now();
    const kept = await insertContent(tx, {
      ownerId,
      websiteUrl,
      contentType,
      contentText: text,
      generatedText: text,
      notes: written.notes.map(storableText),
      agents: written.agents,
      request: { ...ask, customPrompt: storableText(ask.customPrompt) },
      // No form's request has this key, so the result of a prompt is never reused.
      requestKey: 'prompt',
      generatedAt: moment,
      createdAt: moment,
      updatedAt: moment,
    });
    await deps.onWritten(tx, { ownerId, contentId: kept.id, contentType, websiteUrl, regenerated: false });
    return kept;
  });
}
