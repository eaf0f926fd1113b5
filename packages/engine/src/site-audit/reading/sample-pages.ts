import { pagespeedAccessibility } from '../../audit/checks/pagespeed-accessibility.ts';
import { pagespeedBestPractices } from '../../audit/checks/pagespeed-best-practices.ts';
import { pagespeedPerformance } from '../../audit/checks/pagespeed-performance.ts';
import { pagespeedSeo } from '../../audit/checks/pagespeed-seo.ts';
import { reachableAsAgents } from '../../audit/checks/reachable-as-agents.ts';
import type { Evidence, PageResponse } from '../../audit/evidence.ts';
import type { Gatherers } from '../../audit/inspect-site.ts';
import type { HostPace } from '../../crawl/site/host-paces.ts';
import type { FetchedResource, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { SiteSample } from '../scoring/site-sample.ts';
import type { PageRow } from '../site-row.ts';
import type { Template } from '../templates/group-templates.ts';

/** The number of templates, besides the home page, for which one page is fetched as agents and measured. */
const LARGEST = 5;
const CHECKS = [
  reachableAsAgents,
  pagespeedPerformance,
  pagespeedAccessibility,
  pagespeedBestPractices,
  pagespeedSeo,
];

/** The home page, and the first page to be found of each of the largest templates. */
export function choosePages(
  rows: readonly PageRow[],
  templates: readonly Template[],
  home: string,
): PageRow[] {
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  const chosen = byUrl.get(home);
  const others = templates
    .filter(({ pages }) => !pages.includes(home))
    .slice(0, LARGEST)
    .flatMap(({ pages }) => {
      const found = pages.flatMap((url) => byUrl.get(url) ?? []);
      return found.find(({ noindex, isNotFound }) => !noindex && !isNotFound) ?? found[0] ?? [];
    });
  return chosen ? [chosen, ...others] : others;
}

/** A session's requests at the host's pace. */
function atPace(session: FetchSession, pace: HostPace): Pick<FetchSession, 'fetch'> {
  return {
    async fetch(request) {
      const giveBack = await pace.turn(request.signal);
      try {
        return await session.fetch(request);
      } finally {
        giveBack();
      }
    },
  };
}

/** Our own answer, as far as the comparison needs it: it was read, so it was a page. */
const ownAnswer = ({ url, status }: PageRow): FetchedResource => ({
  ok: true,
  requestedUrl: url,
  url,
  status,
  headers: {},
  redirects: [],
  body: new Uint8Array(),
  truncated: false,
  headersMs: 0,
  totalMs: 0,
});

const off = { ok: false, problem: { kind: 'off', text: 'This is judged with the page.' } } as const;

function responseOf({ url, status }: PageRow): PageResponse {
  const empty = {
    headers: {},
    redirects: [],
    contentType: null,
    bytes: 0,
    truncated: false,
    headersMs: 0,
    body: null,
  };
  return { requestedUrl: url, url, status, ...empty };
}

export interface SampleTools {
  gather: Pick<Gatherers, 'probes' | 'pagespeed'>;
  session: FetchSession;
  pace: HostPace;
  signal: AbortSignal;
}

async function samplePage({ gather, session, pace, signal }: SampleTools, row: PageRow): Promise<SiteSample> {
  const paced = { ...session, ...atPace(session, pace) };
  const [probes, pagespeed] = await Promise.all([
    // No request uses a name that robots.txt blocks: its verdict is known, and we respect it.
    gather.probes(paced, ownAnswer(row), signal, (token) => !row.blocked.includes(token)),
    gather.pagespeed(row.url, signal),
  ]);
  const evidence: Evidence = {
    ...{ page: off, robots: off, llms: off, sitemap: off, links: off },
    response: { ok: true, value: responseOf(row) },
    probes,
    pagespeed,
  };
  const sample: SiteSample = { url: row.url, scores: {}, findings: [], fixes: {} };
  for (const check of CHECKS) {
    const { id, score, status, title, evidence: found, action, fix, snippet } = check.judge(evidence);
    sample.scores[id] = score;
    if (status === 'warn' || status === 'fail') {
      sample.findings.push({ check: id, status, title, evidence: found });
      sample.fixes[id] = { title: action ?? title, text: fix ?? found, snippet };
    }
  }
  return sample;
}

/**
 * Requests some pages as agents do and measures them, one after the other. Never throws because of what the
 * site does.
 *
 * @param enough ends it early, with the results so far.
 */
export async function samplePages(
  tools: SampleTools,
  rows: readonly PageRow[],
  enough: AbortSignal,
): Promise<SiteSample[]> {
  const { signal } = tools;
  const ended = { ...tools, signal: AbortSignal.any([signal, enough]) };
  const samples: SiteSample[] = [];
  for (const row of rows) {
    const sample = await samplePage(ended, row).catch((error: unknown) => {
      if (enough.aborted) return null;
      throw error;
    });
    signal.throwIfAborted();
    if (sample === null || enough.aborted) break;
    samples.push(sample);
  }
  return samples;
}
