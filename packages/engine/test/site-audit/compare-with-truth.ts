import type { SiteAudit } from '../../src/site-audit/site-audit.ts';

/** What the maker of a site says of it; as far as it is compared. */
export interface SiteTruth {
  pages: {
    url: string;
    template: string;
    templateFree: boolean;
    clicks: number | null;
    inSitemap: boolean;
    linkedFrom: number;
  }[];
  across: Record<string, string[]>;
  tolerated: Record<string, string[]>;
  notReadable: { url: string }[];
  robotsBlocked: string[];
}

export interface Compared {
  /** `check: address`, of faults that were not found, and of those that are none. */
  missed: string[];
  wrong: string[];
  /** Share of the pairs of pages that are alike, or not, in both. */
  agreement: number;
  /** Pages read and not there, or not read and there; counts that differ. */
  pages: string[];
}

function agreementOf(audit: SiteAudit, truth: SiteTruth): number {
  const own = new Map(audit.pages.map(({ url, templateId }) => [url, templateId]));
  const judged = truth.pages.filter(({ templateFree }) => !templateFree);
  let same = 0;
  let pairs = 0;
  for (const [at, one] of judged.entries())
    for (const other of judged.slice(at + 1)) {
      pairs += 1;
      const together = own.get(one.url) === own.get(other.url);
      if (together === (one.template === other.template)) same += 1;
    }
  return pairs === 0 ? 1 : same / pairs;
}

function comparePages(audit: SiteAudit, truth: SiteTruth): string[] {
  const read = new Map(audit.pages.filter(({ state }) => state === 'read').map((page) => [page.url, page]));
  const there = new Map(truth.pages.map((page) => [page.url, page]));
  const differing = truth.pages.flatMap(({ url, clicks, inSitemap, linkedFrom }) => {
    const page = read.get(url);
    if (!page) return [`not read: ${url}`];
    const parts = [
      page.inSitemap === inSitemap ? '' : `in the sitemap ${page.inSitemap}`,
      page.linkedFrom === linkedFrom ? '' : `linked from ${page.linkedFrom}, not ${linkedFrom}`,
      page.clicks === clicks ? '' : `${page.clicks} clicks, not ${clicks}`,
    ].filter(Boolean);
    return parts.length === 0 ? [] : [`${url}: ${parts.join(', ')}`];
  });
  const surplus = [...read.keys()].filter((url) => !there.has(url)).map((url) => `no page: ${url}`);
  const unread = audit.pages.filter(({ state }) => state === 'not-read').map(({ url }) => url);
  const unreadable = [...truth.notReadable.map(({ url }) => url), ...truth.robotsBlocked];
  const others = [
    ...unreadable.filter((url) => !unread.includes(url)).map((url) => `not told as unread: ${url}`),
    ...unread.filter((url) => !unreadable.includes(url)).map((url) => `could be read: ${url}`),
  ];
  return [...differing, ...surplus, ...others];
}

/** Holds an audit against what the maker of its site knows. */
export function compareWithTruth(audit: SiteAudit, truth: SiteTruth): Compared {
  const found = new Map(
    audit.issues.filter(({ kind }) => kind === 'across').map(({ checkId, places }) => [checkId, places]),
  );
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const [check, urls] of Object.entries(truth.across)) {
    const own = new Set(found.get(check)?.map(({ url }) => url));
    const wanted = new Set(urls);
    const tolerated = new Set(truth.tolerated[check]);
    for (const url of wanted) if (!own.has(url) && !tolerated.has(url)) missed.push(`${check}: ${url}`);
    for (const url of own) if (!wanted.has(url) && !tolerated.has(url)) wrong.push(`${check}: ${url}`);
  }
  return { missed, wrong, agreement: agreementOf(audit, truth), pages: comparePages(audit, truth) };
}
