import { signalWithin } from '../../deadline/signal-within.ts';
import type { FetchSession } from '../../safe-fetch/fetch-result.ts';
import { collectSitemaps, type VisitedSitemap } from '../../sitemap/collect-sitemaps.ts';
import { LARGEST_SITEMAP, type SitemapBytes, type SitemapFile } from '../../sitemap/sitemap-file.ts';
import type { TaskOutcome } from '../../threads/foreign-bytes.ts';
import type { Part, RobotsEvidence, SitemapEvidence } from '../evidence.ts';

/** Runs `readSitemap` on foreign bytes, away from the main thread. */
export type ReadSitemap = (input: SitemapBytes, signal: AbortSignal) => Promise<TaskOutcome<SitemapFile>>;

/** The contract sends at most 100 addresses; all are counted, within limits of files, bytes and time. */
const LIMITS = { files: 50, urls: 100, bytes: 40 * 1024 * 1024 };
const LONGEST_WALK_MS = 12_000;

/** The most bytes kept of a file; longer files come from programs and are corrected in them. */
const LONGEST_KEPT = 64 * 1024;

/** Nothing was found, and whether something exists is unknown. */
function untold(files: VisitedSitemap[]): Part<SitemapEvidence> | null {
  if (files.some((file) => file.kind !== 'none')) return null;
  const unknown = files.find((file) => file.state === 'unknown');
  if (!unknown) return null;
  const text = `The sitemap could not be checked. ${unknown.url}: ${unknown.problem ?? 'no answer.'}`;
  return { ok: false, problem: { kind: 'unavailable', text } };
}

/**
 * Finds the site's pages in the sitemaps that robots.txt declares, else in `/sitemap.xml` and the other usual
 * places. If robots.txt could not be read, nothing counts as declared. Never throws because of what the site
 * does.
 *
 * @param siteUrl any address of the site.
 * @param linked what the page names with `<link rel="sitemap">`; waited for only if nothing else is found.
 */
export async function gatherSitemap(
  read: ReadSitemap,
  session: FetchSession,
  siteUrl: string,
  robots: Part<RobotsEvidence>,
  linked: () => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<Part<SitemapEvidence>> {
  const walking = signalWithin(signal, LONGEST_WALK_MS);
  const texts: Record<string, string> = {};
  const { files, urls, total, cut } = await collectSitemaps({
    siteUrl,
    declared: robots.ok ? robots.value.sitemaps : [],
    linked,
    hurried: true,
    limits: LIMITS,
    signal: walking,
    fetch: (url, guess) =>
      session.fetch({
        url,
        maxBytes: LARGEST_SITEMAP,
        atLimit: 'cut',
        accept: 'application/xml, text/xml, text/plain, */*;q=0.5',
        priority: guess ? 'probe' : 'normal',
        signal: walking,
      }),
    read: (input) => {
      const text = input.bytes.length <= LONGEST_KEPT ? new TextDecoder().decode(input.bytes) : '';
      if (/<(?:urlset|sitemapindex)\b/.test(text)) texts[input.url] = text;
      return read(input, walking);
    },
  });
  const problem = untold(files);
  if (problem) return problem;
  const report = {
    total,
    truncated: cut || total > urls.length,
    files: files.map(({ url, kind, urls, problem }) => ({ url, kind, urls, problem })),
  };
  return { ok: true, value: { report, urls, texts } };
}
