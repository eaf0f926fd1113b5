import { signalWithin } from '../deadline/signal-within.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { FetchOutcome, FetchSession, OpenFetchSession } from '../safe-fetch/fetch-result.ts';
import type {
  Evidence,
  LinksEvidence,
  LlmsEvidence,
  PageResponse,
  PageSpeedEvidence,
  Part,
  ProbeEvidence,
  RobotsEvidence,
  SitemapEvidence,
} from './evidence.ts';

export interface GatheredPage {
  response: Part<PageResponse>;
  page: Part<PageFacts>;
  /** The raw outcome, with which the probes are compared. */
  outcome: FetchOutcome;
}

/** One function per part of the evidence; none throws because of what a foreign site does. */
export interface Gatherers {
  page(session: FetchSession, url: string, signal: AbortSignal): Promise<GatheredPage>;
  robots(session: FetchSession, url: string, signal: AbortSignal): Promise<Part<RobotsEvidence>>;
  llms(session: FetchSession, url: string, signal: AbortSignal): Promise<Part<LlmsEvidence>>;
  sitemap(
    session: FetchSession,
    url: string,
    robots: Part<RobotsEvidence>,
    linked: () => Promise<readonly string[]>,
    signal: AbortSignal,
  ): Promise<Part<SitemapEvidence>>;
  links(
    session: FetchSession,
    page: PageFacts,
    pageUrl: string,
    robots: Promise<Part<RobotsEvidence>>,
    signal: AbortSignal,
  ): Promise<Part<LinksEvidence>>;
  /** @param isAsked whether to make a request under an agent's name; all by default. */
  probes(
    session: FetchSession,
    control: FetchOutcome,
    signal: AbortSignal,
    isAsked?: (token: string) => boolean,
  ): Promise<Part<ProbeEvidence>>;
  pagespeed(url: string, signal: AbortSignal): Promise<Part<PageSpeedEvidence>>;
}

/** The parts of a running inspection; each settles independently. */
export interface Inspection {
  page: Promise<GatheredPage>;
  robots: Promise<Part<RobotsEvidence>>;
  llms: Promise<Part<LlmsEvidence>>;
  sitemap: Promise<Part<SitemapEvidence>>;
  probes: Promise<Part<ProbeEvidence>>;
  links: Promise<Part<LinksEvidence>>;
  pagespeed: Promise<Part<PageSpeedEvidence>>;
  /** Settles when all parts have settled; the fetch session is closed by then. */
  evidence: Promise<Evidence>;
}

/** Everything but PageSpeed ends by then, so that an audit of a hostile site ends within 30 s. */
const SITE_DEADLINE_MS = 25_000;

const sameOrigin = (one: string, other: string) => new URL(one).origin === new URL(other).origin;

/** If a gatherer throws, it is our bug: its part says so, the others continue. */
async function contained<T>(gathering: Promise<Part<T>>): Promise<Part<T>> {
  try {
    return await gathering;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { kind: 'bug', text: `Could not check: ${text}` } };
  }
}

/** How much longer an audit may take for work beside it: an eighth of the time it took. */
const BESIDE_SHARE = 1 / 8;
/**
 * The minimum: if the rest is very fast, an eighth of it is too short for a busy machine, and the result
 * would be random.
 */
const LEAST_BESIDE_MS = 1000;

/** Runs something beside the rest of an inspection and ends it soon after. */
async function triedBeside<T>(
  rest: Promise<unknown>,
  pagespeed: Promise<unknown>,
  signal: AbortSignal,
  work: (ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const enough = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    const share = (performance.now() - started) * BESIDE_SHARE;
    timer = setTimeout(() => enough.abort(), Math.max(LEAST_BESIDE_MS, share));
  };
  Promise.all([rest, pagespeed]).then(end, end);
  try {
    return await work(AbortSignal.any([signal, enough.signal]));
  } finally {
    clearTimeout(timer);
    enough.abort();
  }
}

interface OriginParts {
  robots: Promise<Part<RobotsEvidence>>;
  llms: Promise<Part<LlmsEvidence>>;
  sitemap: Promise<Part<SitemapEvidence>>;
}

/**
 * Starts gathering everything about one address at once: the page, robots.txt and llms.txt together, the
 * sitemaps when robots.txt was read, the probes when the page has answered, PageSpeed from the start. If the
 * page redirects, parts that depend on the address are gathered again for the final one.
 *
 * @param signal ends the inspection; every part then settles with a problem.
 */
export function inspectSite(
  gather: Gatherers,
  openSession: OpenFetchSession,
  url: string,
  signal: AbortSignal,
): Inspection {
  const session = openSession();
  const siteSignal = signalWithin(signal, SITE_DEADLINE_MS);

  const page = gather.page(session, url, siteSignal);
  const linked = async () => {
    const read = await page;
    return read.page.ok ? read.page.value.sitemapLinks : [];
  };
  const gatherOrigin = (address: string): OriginParts => {
    const robots = contained(gather.robots(session, address, siteSignal));
    const llms = contained(gather.llms(session, address, siteSignal));
    const sitemap = robots.then((read) =>
      contained(gather.sitemap(session, address, read, linked, siteSignal)),
    );
    return { robots, llms, sitemap };
  };
  const requested = gatherOrigin(url);

  const final: Promise<OriginParts> = page.then(({ response }) => {
    if (!response.ok || response.value.url === url) return requested;
    const address = response.value.url;
    if (!sameOrigin(address, url)) return gatherOrigin(address);
    // Same site, other path: only the verdicts of robots.txt depend on the path.
    return { ...requested, robots: contained(gather.robots(session, address, siteSignal)) };
  });
  const robots = final.then((parts) => parts.robots);
  const llms = final.then((parts) => parts.llms);
  const sitemap = final.then((parts) => parts.sitemap);
  const probes = page.then(({ outcome }) => contained(gather.probes(session, outcome, siteSignal)));
  const pagespeed = contained(gather.pagespeed(url, signal));

  const rest = Promise.all([page, robots, llms, sitemap, probes]);
  const links = triedBeside(rest, pagespeed, siteSignal, async (ended) => {
    const { page: read, response } = await page;
    if (!read.ok) return read;
    const address = response.ok ? response.value.url : url;
    return contained(gather.links(session, read.value, address, robots, ended));
  });
  const site = Promise.all([rest, links]).finally(() => session.close());
  const evidence = Promise.all([site, pagespeed]).then(
    ([[[read, robots, llms, sitemap, probes], links], pagespeed]) => ({
      response: read.response,
      page: read.page,
      robots,
      llms,
      sitemap,
      probes,
      links,
      pagespeed,
    }),
  );
  const inspection: Inspection = { page, robots, llms, sitemap, probes, links, pagespeed, evidence };
  // Callers await the parts one by one; the rejection of a part that nobody awaits must not end the process.
  for (const part of Object.values(inspection)) part.catch(() => undefined);
  return inspection;
}
