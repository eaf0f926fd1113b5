import type { FetchedResource, FetchFailureKind } from '../../safe-fetch/fetch-result.ts';
import { askAtPace, OPENING_PATIENCE_MS } from './ask-at-pace.ts';
import { ACCEPT, PAGE_BYTES } from './fetch-page.ts';
import type { HostPace } from './host-paces.ts';
import type { KnownHome } from './known-home.ts';
import type { SiteDoor } from './site-door.ts';
import { type SiteRobots, siteRobots } from './site-robots.ts';

const MOST_HOPS = 5;

/** Where a site begins, and what its host answers there. */
export interface FoundHome {
  url: string;
  robots: SiteRobots;
  pace: HostPace;
  answer: FetchedResource | null;
  failure: { kind: FetchFailureKind; text: string } | null;
}

/**
 * Follows the home page's redirects from host to host and requests each host's robots.txt before its page.
 */
async function followHome(
  door: SiteDoor,
  start: string,
  known: boolean,
  signal: AbortSignal,
): Promise<FoundHome> {
  let url = start;
  for (let hop = 0; ; hop += 1) {
    const { origin, host } = new URL(url);
    const { pace, release } = door.paces.take(host);
    door.onPace(release);
    const { session, pool } = door;
    const robots = await siteRobots({ session, pool, pace }, origin, signal);
    if (robots.failure) return { url, robots, pace, answer: null, failure: robots.failure };
    if (robots.rules.crawlDelay > 0) pace.setCrawlDelay(robots.rules.crawlDelay);
    if (known || !robots.rules.allows(url)) return { url, robots, pace, answer: null, failure: null };
    let elsewhere: string | null = null;
    const answer = await askAtPace(
      { session, pace },
      {
        url,
        maxBytes: PAGE_BYTES,
        atLimit: 'cut',
        accept: ACCEPT,
        mayFollow: (to) => {
          // An invalid web address is refused on the way.
          if (new URL(to).origin === origin || !/^https?:/.test(to)) return true;
          elsewhere = to;
          return false;
        },
        signal,
      },
      OPENING_PATIENCE_MS,
    );
    signal.throwIfAborted();
    if (elsewhere !== null && hop < MOST_HOPS) {
      url = elsewhere;
      continue;
    }
    return answer.ok
      ? { url: answer.url, robots, pace, answer, failure: null }
      : { url, robots, pace, answer: null, failure: answer };
  }
}

/** Whether there is a home page, or may be one that we must not request. */
export const isFine = ({ answer, failure }: FoundHome) =>
  failure === null && (answer === null || (answer.status >= 200 && answer.status < 300));

/** The folder of an address: /docs/ of /docs/index.html. */
const folderOf = (url: string) => new URL('.', url).pathname;

/** The site under an address; if the address redirects, the site under its target. */
function under(address: string, found: FoundHome): FoundHome & { scope: string } {
  // If `/docs` redirects to `/docs/`, it is that folder.
  const { pathname } = new URL(address);
  const typed = new URL(found.url).pathname === `${pathname}/` ? `${pathname}/` : folderOf(address);
  return { ...found, scope: new URL(found.url).pathname.startsWith(typed) ? typed : folderOf(found.url) };
}

/**
 * Finds where a site begins: the root of its host, or the address itself if the root has nothing or another
 * site.
 *
 * @param request `asTyped`: the address itself, whatever is above it.
 * @returns with the path of the site.
 * @throws the signal's reason when it is aborted.
 */
export async function findHome(
  door: SiteDoor,
  { url: address, asTyped = false }: { url: string; asTyped?: boolean },
  known: KnownHome | null,
  signal: AbortSignal,
): Promise<FoundHome & { scope: string }> {
  if (asTyped && !known) return under(address, await followHome(door, address, false, signal));
  const root = known?.url ?? new URL('/', address).href;
  const found = await followHome(door, root, known !== null, signal);
  if (known) return { ...found, scope: known.scope };
  const typed = new URL(address);
  const leftTheHost = new URL(found.url).host.replace(/^www\./, '') !== typed.host.replace(/^www\./, '');
  if (typed.pathname !== '/' && (!isFine(found) || leftTheHost) && found.robots.failure === null) {
    const own = await followHome(door, address, false, signal);
    if (isFine(own)) return { ...own, scope: folderOf(own.url) };
  }
  return { ...found, scope: '/' };
}
