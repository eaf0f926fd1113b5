import { checkTarget } from './check-target.ts';
import { createHostLanes, type HostLanes } from './create-host-lanes.ts';
import { createFetchDeadline, type FetchDeadline } from './fetch-deadline.ts';
import { fetchHop, type Hop } from './fetch-hop.ts';
import { FetchProblem } from './fetch-problem.ts';
import type {
  FetchedResource,
  FetchOutcome,
  FetchRequest,
  FetchSession,
  SafeFetchSettings,
} from './fetch-result.ts';
import { toFetchProblem } from './to-fetch-problem.ts';

/** The current address of a fetch, for error reports. */
interface Trail {
  url: string;
  redirects: FetchedResource['redirects'];
}

/**
 * The timeout of a whole fetch, redirects included. It starts when a server can first be expected to work.
 */
function createTotalClock(totalTimeout: number, deadline: FetchDeadline) {
  let since: number | undefined;
  return {
    start() {
      if (since !== undefined) return;
      since = performance.now();
      deadline.after(
        totalTimeout,
        `The server did not finish its answer within ${totalTimeout / 1000} seconds.`,
      );
    },
    elapsed: () => (since === undefined ? 0 : performance.now() - since),
  };
}

/** Opens a session of fetches: two connections per host, every address and every redirect fully checked. */
export function openFetchSession(settings: SafeFetchSettings): FetchSession {
  const hosts = new Map<string, HostLanes>();
  const end = new AbortController();

  const lanesOf = (origin: string, trusted: boolean): HostLanes => {
    const known = hosts.get(origin);
    if (known) return known;
    const lanes = createHostLanes(origin, { trusted, connectTimeout: settings.headersTimeout });
    hosts.set(origin, lanes);
    return lanes;
  };

  const ask = (
    address: string,
    request: FetchRequest,
    deadline: FetchDeadline,
    onTurn: () => void,
  ): Promise<Hop> => {
    deadline.signal.throwIfAborted();
    const target = checkTarget(address, settings.allowPrivateTargets);
    if (!target.ok) throw new FetchProblem('refused');
    const { url, trusted } = target;
    return lanesOf(url.origin, trusted).use(request.priority ?? 'normal', deadline.signal, (passage) =>
      fetchHop({ url, request, settings, deadline, passage, onTurn }),
    );
  };

  const follow = async (
    request: FetchRequest,
    trail: Trail,
    deadline: FetchDeadline,
  ): Promise<FetchedResource> => {
    const { maxRedirects, totalTimeout } = settings;
    const total = createTotalClock(totalTimeout, deadline);
    for (;;) {
      const hop = await ask(trail.url, request, deadline, total.start);
      if (hop.kind === 'answer') {
        const { kind, ...answer } = hop;
        return {
          ok: true,
          requestedUrl: request.url,
          redirects: trail.redirects,
          ...answer,
          totalMs: total.elapsed(),
        };
      }
      if (trail.redirects.length >= maxRedirects)
        throw new FetchProblem('redirects', `The address redirects more than ${maxRedirects} times.`);
      trail.redirects.push({ from: trail.url, to: hop.to, status: hop.status });
      if (request.mayFollow?.(hop.to) === false)
        throw new FetchProblem('redirects', 'The address redirects to one that is not asked for.');
      trail.url = hop.to;
    }
  };

  return {
    async fetch(request): Promise<FetchOutcome> {
      const trail: Trail = { url: request.url, redirects: [] };
      const deadline = createFetchDeadline([request.signal, end.signal]);
      try {
        return await follow(request, trail, deadline);
      } catch (error) {
        const { kind, message } = toFetchProblem(deadline.signal.aborted ? deadline.signal.reason : error);
        settings.onFailure?.(kind);
        return { ok: false, requestedUrl: request.url, ...trail, kind, text: message };
      } finally {
        deadline.clear();
      }
    },
    async close() {
      end.abort();
      await Promise.all([...hosts.values()].map((lanes) => lanes.destroy()));
    },
  };
}
