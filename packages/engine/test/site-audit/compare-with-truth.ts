import type { AuditedPage, SiteAudit } from '../../src/site-audit/site-audit.ts';

/** What the maker of a site says about it, as far as it is compared. */
export interface SiteTruth {
  /** Where the site begins. */
  home: string;
  pages: {
    url: string;
    template: string;
    templateFree: boolean;
    title: string | null;
    clicks: number | null;
    inSitemap: boolean;
    linkedFrom: number;
    indexable: boolean;
  }[];
  across: Record<string, string[]>;
  /** For faults of links and canonical addresses: the targets of each page. */
  targets: Record<string, Record<string, string[]>>;
  tolerated: Record<string, string[]>;
  pageFaults: Record<string, string[]>;
  notReadable: { url: string }[];
  robotsBlocked: string[];
  robots: string;
}

export interface Compared {
  /** `check: address`, for faults that were not found, and for false ones. */
  missed: string[];
  wrong: string[];
  /** Real faults between pages that were found. */
  right: number;
  /** Share of the pairs of pages that are similar, or not, in both. */
  agreement: number;
  /**
   * Pages that were read but do not exist, or the reverse; differences in counts, faults of single pages and
   * agents.
   */
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

/**
 * Which check of a page reports a seeded fault; for a page that is not to be found, only the reason is
 * reported.
 */
const PAGE_FAULTS: Record<string, { check: string; ofHidden: boolean }> = {
  'missing-title': { check: 'title', ofHidden: false },
  'missing-description': { check: 'meta-description', ofHidden: false },
  'no-h1': { check: 'one-h1', ofHidden: false },
  'two-h1': { check: 'one-h1', ofHidden: false },
  'image-alt': { check: 'image-alt', ofHidden: false },
  noindex: { check: 'indexable', ofHidden: true },
  'canonical-elsewhere': { check: 'canonical', ofHidden: true },
};

function comparePageFaults(read: ReadonlyMap<string, AuditedPage>, truth: SiteTruth): string[] {
  const indexable = new Set(truth.pages.filter((page) => page.indexable).map(({ url }) => url));
  return Object.entries(PAGE_FAULTS).flatMap(([fault, { check, ofHidden }]) =>
    (truth.pageFaults[fault] ?? []).flatMap((url) => {
      const page = read.get(url);
      if (!page || (!ofHidden && !indexable.has(url))) return [];
      return [...page.failed, ...page.warned].includes(check) ? [] : [`${check} not named on ${url}`];
    }),
  );
}

function comparePages(audit: SiteAudit, truth: SiteTruth): string[] {
  const read = new Map(audit.pages.filter(({ state }) => state === 'read').map((page) => [page.url, page]));
  const there = new Map(truth.pages.map((page) => [page.url, page]));
  const differing = truth.pages.flatMap(({ url, title, clicks, inSitemap, linkedFrom }) => {
    const page = read.get(url);
    if (!page) return [`not read: ${url}`];
    const parts = [
      page.inSitemap === inSitemap ? '' : `in the sitemap ${page.inSitemap}`,
      page.linkedFrom === linkedFrom ? '' : `linked from ${page.linkedFrom}, not ${linkedFrom}`,
      page.clicks === clicks ? '' : `${page.clicks} clicks, not ${clicks}`,
      page.title === title ? '' : `titled ${page.title}`,
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
  return [...differing, ...surplus, ...others, ...comparePageFaults(read, truth)];
}

/** The counts in an audit besides its lists, and what its agents may read by plain prefixes. */
function compareCounts(audit: SiteAudit, truth: SiteTruth): string[] {
  const differing: string[] = [];
  const hold = (what: string, own: number, wanted: number) => {
    if (own !== wanted) differing.push(`${what}: ${own}, not ${wanted}`);
  };
  const { counts, issues, templates, pages, agents } = audit;
  hold('pages read', counts.read, truth.pages.length);
  hold('pages', counts.pages, pages.length);
  hold('not read', counts.notRead, truth.notReadable.length + truth.robotsBlocked.length);
  hold('templates', counts.templates, templates.length);
  hold(
    'pages of templates',
    templates.reduce((sum, template) => sum + template.pages, 0),
    counts.read,
  );
  hold('issues', counts.issues, issues.length);
  for (const issue of issues)
    hold(`pages of ${issue.id}`, issue.pages, new Set(issue.places.map(({ url }) => url)).size);
  for (const [token, prefixes] of closedTo(truth.robots)) {
    const agent = agents.find((one) => one.token === token);
    const paths = truth.pages.map(({ url }) => url.slice(truth.home.length - 1));
    const blocked = paths.filter((path) => prefixes.some((prefix) => path.startsWith(prefix))).length;
    hold(`blocked to ${token}`, agent?.blocked ?? -1, blocked);
    hold(`allowed to ${token}`, agent?.allowed ?? -1, truth.pages.length - blocked);
  }
  return differing;
}

/** The plain prefixes of each group of a made robots.txt. */
function closedTo(robots: string): [string, string[]][] {
  return robots.split('\n\n').flatMap((group): [string, string[]][] => {
    const [, token] = /^User-agent: ([^*\s]+)$/m.exec(group) ?? [];
    return token ? [[token, [...group.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)]] : [];
  });
}

/** Compares an audit with what the maker of its site knows. */
export function compareWithTruth(audit: SiteAudit, truth: SiteTruth): Compared {
  const found = new Map(
    audit.issues.filter(({ kind }) => kind === 'across').map(({ checkId, places }) => [checkId, places]),
  );
  const missed: string[] = [];
  const wrong: string[] = [];
  let right = 0;
  for (const [check, urls] of Object.entries(truth.across)) {
    const own = new Map(found.get(check)?.map(({ url, evidence }) => [url, evidence]));
    const wanted = new Set(urls);
    const tolerated = new Set(truth.tolerated[check]);
    for (const url of wanted) if (!own.has(url) && !tolerated.has(url)) missed.push(`${check}: ${url}`);
    for (const [url, evidence] of own) {
      if (wanted.has(url)) right += 1;
      else if (!tolerated.has(url)) wrong.push(`${check}: ${url}`);
      const targets = wanted.has(url) ? (truth.targets[check]?.[url] ?? []) : [];
      if (targets.length > 0 && !targets.some((target) => evidence.includes(target)))
        wrong.push(`${check}: ${url} does not lead where “${evidence}” says`);
    }
  }
  const pages = [...comparePages(audit, truth), ...compareCounts(audit, truth)];
  return { missed, wrong, right, agreement: agreementOf(audit, truth), pages };
}
