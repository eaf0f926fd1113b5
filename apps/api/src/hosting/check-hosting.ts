import { type ComparedBytes, signalWithin } from '@visible-ai/engine';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { checkHosting as checkEndpoint } from '@visible-ai/shared/hosting/endpoints';
import { and, eq } from 'drizzle-orm';
import { hostedFiles } from '../db/schema/hosting.ts';
import { requireHosting, requireSite } from './hosting-access.ts';
import type { HostingDeps } from './hosting-deps.ts';
import { type HostedFileRow, listFiles, readFiles } from './hosting-store.ts';

/** A person waits for it: the limits of files, of files at the same time, and of time. */
const MOST = 50;
const AT_A_TIME = 4;
const WITHIN_MS = 60_000;

const IN_PAGES = 'It is in your pages, not at its own address: an audit of the site says what is there.';
const LATE = 'The site did not answer in time.';
const NOT_ASKED = `At most ${MOST} files are compared at once, those first that were compared longest ago: check again for this one.`;

async function compare(
  { db, now, compareLiveBytes }: HostingDeps,
  { siteId, file, hash, ownUrl, body }: HostedFileRow,
  signal: AbortSignal,
  left: AbortSignal,
): Promise<ComparedBytes> {
  if (ownUrl === null) return { same: null, reason: IN_PAGES };
  const compared = await compareLiveBytes({ url: ownUrl, text: body }, signal).catch((error: unknown) => {
    if (left.aborted || !signal.aborted) throw error;
    return { same: null, reason: LATE };
  });
  // Files that were published meanwhile were not compared.
  await db
    .update(hostedFiles)
    .set({ checkedAt: now(), same: compared.same })
    .where(and(eq(hostedFiles.siteId, siteId), eq(hostedFiles.file, file), eq(hostedFiles.hash, hash)));
  return compared;
}

/**
 * Fetches what the owner's own domain serves for each published file and compares its bytes.
 *
 * @param left aborted when the caller has left.
 * @throws AppError not_found, plan_limit.
 */
export async function checkHosting(
  deps: HostingDeps,
  ownerId: string,
  siteId: string,
  left: AbortSignal,
): Promise<EndpointResult<typeof checkEndpoint>> {
  const { db } = deps;
  const site = await requireSite(db, ownerId, siteId);
  await requireHosting(db, ownerId);
  const waiting = await readFiles(db, siteId, MOST);
  const compared = new Map<string, ComparedBytes>();
  const signal = signalWithin(left, WITHIN_MS);
  const compareNext = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      compared.set(row.file, await compare(deps, row, signal, left));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, compareNext));
  const files = await listFiles(db, siteId);
  return {
    files: files.map(({ file, ownUrl }) => ({
      file,
      url: ownUrl ?? site.url,
      ...(compared.get(file) ?? { same: null, reason: NOT_ASKED }),
    })),
  };
}
