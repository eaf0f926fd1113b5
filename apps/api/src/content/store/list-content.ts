import type { listContent as listEndpoint } from '@visible-ai/shared/content/endpoints';
import type { ContentType } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { ContentDeps } from '../content-deps.ts';
import { listContents, listSummaries } from './content-store.ts';
import { presentContent } from './present-content.ts';
import { presentSummary } from './present-summary.ts';

interface Asked {
  type?: ContentType | undefined;
  since?: string | undefined;
  cursor?: string | undefined;
  summary?: '1' | undefined;
  q?: string | undefined;
}

/** A page of the owner's content as the API shows it, newest first, with whole texts or as summaries. */
export async function listContent(
  deps: ContentDeps,
  ownerId: string,
  { since, summary, q = '', type, cursor }: Asked,
): Promise<EndpointResult<typeof listEndpoint>> {
  const words = q.split(/\s+/).filter(Boolean);
  const filter = { type, cursor, words, since: since === undefined ? undefined : new Date(since) };
  if (summary) {
    const { page, nextCursor } = await listSummaries(deps.db, ownerId, filter);
    return { content: page.map(presentSummary), nextCursor };
  }
  const { rows, nextCursor } = await listContents(deps.db, ownerId, filter);
  return { content: rows.map((row) => presentContent(deps, row)), nextCursor };
}
