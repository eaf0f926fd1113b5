import { createHash } from 'node:crypto';
import { type Engine, EngineError, type SiteRow } from '@visible-ai/engine';
import type { LiveKeptFile } from '../../content/live-files.ts';
import type { AuditedSite } from '../../sites/audited-site.ts';
import type { Regression } from '../rules/alert-rule.ts';
import { inQuestion } from '../rules/decide-alerts.ts';
import type { KnownFile, SiteSnapshot } from '../rules/site-snapshot.ts';
import { type AuditSeen, takeSnapshot } from './take-snapshot.ts';

export interface LookDeps {
  engine: Pick<Engine, 'auditSite' | 'checkLiveFile'>;
  /** The owner's stored files of a site, compared with the files on the site. */
  liveFiles(site: { ownerId: string; siteUrl: string }, signal: AbortSignal): Promise<LiveKeptFile[]>;
}

/** How long a second check may read. What it has not read by then could not be checked. */
const READING_MS = 6 * 60_000;
/** Regressions that need no page, because robots.txt and files show them. */
const BY_FILE = new Set<Regression['kind']>(['agentBlocked', 'fileDrift']);

const hash = (text: string | null) => text && createHash('sha256').update(text).digest('base64url');

function knownFile({ label, check: { state, url, live_text } }: LiveKeptFile): KnownFile | null {
  return state === 'unreachable' ? null : { label, url, state, live: hash(live_text) };
}

/** robots.txt and stored files as they are on the site now. */
async function lookAtFiles(
  { engine, liveFiles }: LookDeps,
  { audit: { ownerId, url } }: AuditedSite,
  signal: AbortSignal,
): Promise<Pick<SiteSnapshot, 'robots' | 'files'>> {
  const live = await engine.checkLiveFile({ path: '/robots.txt', websiteUrl: url, text: '' }, signal);
  signal.throwIfAborted();
  const robots = live.state === 'missing' ? '' : live.live_text;
  const found = await liveFiles({ ownerId, siteUrl: url }, signal);
  signal.throwIfAborted();
  const files = found.flatMap((file) => {
    const known = knownFile(file);
    return known ? [[file.contentId, known] as const] : [];
  });
  return { robots, files: Object.fromEntries(files) };
}

const asStored = ({ audit, rows, pages, issues }: AuditedSite): AuditSeen => ({
  ...{ url: audit.url, rows, pages, issues },
  templates: audit.summary?.templates ?? [],
  score: audit.score,
  scoreVersion: audit.summary?.scoreVersion ?? 0,
  pageLimit: audit.pageLimit,
  whole: audit.summary?.whole ?? false,
  partial: audit.partial,
  at: audit.createdAt,
});

/** The state of a site according to an audit that has just ended. */
export const lookAtAudit = async (
  deps: LookDeps,
  site: AuditedSite,
  signal: AbortSignal,
): Promise<SiteSnapshot> => takeSnapshot(asStored(site), await lookAtFiles(deps, site, signal));

/** Judges the audit again. Stored rows stand in for every address that is not in question. */
async function judgeAgain(
  { engine }: LookDeps,
  { audit, rows }: AuditedSite,
  asked: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<AuditSeen> {
  const first = rows.find(({ scope }) => scope !== undefined);
  const begin = first?.kind === 'moved' ? first.to : first?.url;
  const kept = rows.filter(
    (row) => row !== first && row.kind !== 'unread' && row.url !== begin && !asked.has(row.url),
  );
  const read: SiteRow[] = [];
  const told = await engine.auditSite(
    audit.url,
    {
      pages: audit.pageLimit,
      resume: kept,
      timeLimitMs: READING_MS,
      onRow: async (row) => void read.push(row),
    },
    signal,
  );
  const { pageLimit, createdAt: at } = audit;
  return { ...told, url: audit.url, rows: [...kept, ...read], pageLimit, at };
}

/**
 * Checks a site again after an audit: robots.txt, the stored files, the home page and the addresses in question.
 *
 * @returns null when the site could not be checked.
 */
export async function lookAgain(
  deps: LookDeps,
  site: AuditedSite,
  suspects: readonly Regression[],
  signal: AbortSignal,
): Promise<SiteSnapshot | null> {
  const files = await lookAtFiles(deps, site, signal);
  const ofPages = suspects.filter(({ kind }) => !BY_FILE.has(kind));
  if (ofPages.length === 0) return takeSnapshot(asStored(site), files);
  try {
    return takeSnapshot(await judgeAgain(deps, site, new Set(inQuestion(ofPages)), signal), files);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}
