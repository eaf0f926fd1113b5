import type { listContent as listEndpoint } from '@visible-ai/shared/content/endpoints';
import type { ContentType } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { ContentDeps } from '../content-deps.ts';
import { listContents } from './content-store.ts';
import { presentContent } from './present-content.ts';

interface Asked {
  type?: ContentType | undefined;
  since?: string | undefined;
  cursor?: string | undefined;
}

/** A page of the owner's content as the API shows it, newest first. */
export async function listContent(
  deps: ContentDeps,
  ownerId: string,
  { since, ...asked }: Asked,
): Promise<EndpointResult<typeof listEndpoint>> {
  const filter = { ...asked, since: since === undefined ? undefined : new Date(since) };
  const { rows, nextCursor } = await listContents(deps.db, ownerId, filter);
  return { content: rows.map((row) => presentContent(deps, row)), nextCursor };
}
