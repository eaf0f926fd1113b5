import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { AppError } from '../http/app-error.ts';
import { lastAuditedSite } from '../sites/last-audited-site.ts';
import { seenFixes } from '../sites/seen-fixes.ts';
import { findSite } from '../sites/site-store.ts';
import type { LogsDeps } from './logs-deps.ts';
import { presentRanges } from './ranges/range-store.ts';
import { blockedVisits } from './views/blocked-visits.ts';
import { countAgents, countDays, countLines, countPaths, countReferrals } from './views/count-visits.ts';
import { pagesNotFetched } from './views/not-fetched.ts';
import { visitsAfterFixes } from './views/visits-after-fixes.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;
const MOST_PAGES = 500;

interface Asked {
  ownerId: string;
  siteId: string;
  from?: string | undefined;
  to?: string | undefined;
}

function periodOf({ from, to }: Pick<Asked, 'from' | 'to'>, now: Date): { from: Date; to: Date } {
  const end = to === undefined ? now : new Date(to);
  // No log is older than 1970.
  const shown = Math.max(0, end.getTime() - SHOWN_DAYS * DAY_MS);
  const begin = from === undefined ? new Date(shown) : new Date(from);
  if (begin > end) throw new AppError('invalid_input', { text: 'from is later than to' });
  return { from: begin, to: end };
}

/** Visits are counted by UTC days, and a server's clock may be ahead of ours. */
const wholeDays = (from: Date, to: Date) => ({
  from: new Date(Math.floor(from.getTime() / DAY_MS) * DAY_MS),
  to: new Date(Math.floor(to.getTime() / DAY_MS) * DAY_MS + DAY_MS - 1),
});

/**
 * The visits to a site, from its uploaded logs.
 *
 * @throws AppError not_found, invalid_input.
 */
export async function getBotVisits(
  deps: Pick<LogsDeps, 'db' | 'judgeVisits' | 'now'>,
  asked: Asked,
): Promise<BotVisits> {
  const { db, now } = deps;
  const { ownerId, siteId } = asked;
  const { from, to } = periodOf(asked, now());
  if (!(await findSite(db, ownerId, siteId)))
    throw new AppError('not_found', { text: 'There is no such site' });
  const period = { siteId, ...wholeDays(from, to) };
  const lines = await countLines(db, period);
  const audited = await lastAuditedSite(db, siteId);
  // Without a log nothing is known, also not which pages were not visited.
  const notFetched = lines.read > 0 && audited ? await pagesNotFetched(db, period, audited.pages) : [];
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    lines,
    agents: await countAgents(db, period),
    paths: await countPaths(db, period),
    days: await countDays(db, period),
    notFetched: notFetched.slice(0, MOST_PAGES),
    notFetchedCount: notFetched.length,
    blockedButCame: audited ? await blockedVisits(deps, period, audited) : [],
    afterFixes: await visitsAfterFixes(db, period, await seenFixes(db, asked, period)),
    referrals: await countReferrals(db, period),
    ranges: await presentRanges(db),
  };
}
