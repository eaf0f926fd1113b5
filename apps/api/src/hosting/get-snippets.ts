import { writeSnippets } from '@visible-ai/engine';
import type { HostingSnippet } from '@visible-ai/shared/hosting/schema';
import { requireSite } from './hosting-access.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { findHosting, listFiles } from './hosting-store.ts';
import { baseOf } from './present-hosting.ts';

/**
 * Code that serves the published files on their owner's own domain; none while nothing is published.
 *
 * @throws AppError not_found.
 */
export async function getSnippets(
  deps: Pick<HostingDeps, 'db' | 'appUrl'>,
  ownerId: string,
  siteId: string,
): Promise<HostingSnippet[]> {
  const site = await requireSite(deps.db, ownerId, siteId);
  const hosting = await findHosting(deps.db, siteId);
  if (!hosting) return [];
  const files = (await listFiles(deps.db, siteId)).map(({ file }) => file);
  return writeSnippets({ base: baseOf(deps, hosting.baseId), origin: site.url, files });
}
