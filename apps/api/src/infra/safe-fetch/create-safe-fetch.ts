import type { Dispatcher } from 'undici';
import { FetchProblem, toFetchProblem } from './fetch-problem.ts';
import type {
  FetchedResource,
  FetchOutcome,
  FetchRequest,
  FetchSession,
  OpenFetchSession,
  SafeFetchSettings,
} from './fetch-result.ts';
import { createHostLanes, type HostLanes } from './host-lanes.ts';
import { readBody } from './read-body.ts';
import { checkTarget, type Target } from './target-policy.ts';

type Redirects = FetchedResource['redirects'];
type Hop =
  | { kind: 'answer'; resource: Omit<FetchedResource, 'redirects' | 'requestedUrl' | 'totalMs'> }
  | { kind: 'redirect'; status: number; location: string };

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const DEFAULT_ACCEPT = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.8,*/*;q=0.5';

function flatHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  return flat;
}

/** A deadline that starts when it is told to, and says in words that it has passed. */
function createDeadline(signal: AbortSignal) {
  const controller = new AbortController();
  const cancel = () => controller.abort(new FetchProblem('aborted'));
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });
  const timers: NodeJS.Timeout[] = [];
  return {
    signal: controller.signal,
    after(milliseconds: number, text: string): () => void {
      const timer = setTimeout(() => controller.abort(new FetchProblem('timeout', text)), milliseconds);
      timers.push(timer);
      return () => clearTimeout(timer);
    },
    clear() {
      timers.forEach(clearTimeout);
      signal.removeEventListener('abort', cancel);
    },
  };
}

function resolveRedirect(location: string, from: string): string {
  const next = URL.parse(location, from);
  if (!next)
    throw new FetchProblem('redirects', 'The address redirects to something that is not an address.');
  if (next.protocol !== 'http:' && next.protocol !== 'https:') throw new FetchProblem('refused');
  next.hash = '';
  return next.href;
}

/**
 * The one door out to foreign sites. Every address is judged before anything is sent: scheme, port, IP
 * literal, and each DNS answer at the moment of connecting; so is every redirect.
 */
export function createSafeFetch(settings: SafeFetchSettings): { open: OpenFetchSession } {
  const { allowPrivateTargets, userAgent, headersTimeout, totalTimeout, maxRedirects } = settings;

  const open = (): FetchSession => {
    const origins = new Map<string, HostLanes>();
    let closed = false;

    const lanesOf = (target: Extract<Target, { ok: true }>): HostLanes => {
      if (closed) throw new FetchProblem('aborted');
      const known = origins.get(target.url.origin);
      if (known) return known;
      const lanes = createHostLanes(target.url.origin, target.trusted);
      origins.set(target.url.origin, lanes);
      return lanes;
    };

    async function askOnce(
      url: string,
      request: FetchRequest,
      deadline: ReturnType<typeof createDeadline>,
      arm: () => void,
    ): Promise<Hop> {
      const target = checkTarget(url, allowPrivateTargets);
      if (!target.ok) throw new FetchProblem('refused');
      const lanes = lanesOf(target);
      return lanes.use(request.priority ?? 'normal', deadline.signal, async (dispatcher) => {
        arm();
        const sent = performance.now();
        const headersIn = deadline.after(
          headersTimeout,
          `The server sent no answer within ${headersTimeout / 1000} seconds.`,
        );
        deadline.signal.throwIfAborted();
        const {
          statusCode: status,
          headers: raw,
          body,
        } = await dispatcher.request({
          method: 'GET',
          path: target.url.pathname + target.url.search,
          headers: {
            'user-agent': request.userAgent ?? userAgent,
            accept: request.accept ?? DEFAULT_ACCEPT,
            'accept-encoding': 'gzip, deflate, br',
          },
          signal: deadline.signal,
          // The lanes decide what may stand behind what; undici need not hold GETs apart.
          blocking: false,
        });
        headersIn();
        body.on('error', () => undefined);
        const headers = flatHeaders(raw);
        if (REDIRECT_STATUSES.has(status) && headers.location) {
          body.destroy();
          return { kind: 'redirect', status, location: headers.location };
        }
        const headersMs = performance.now() - sent;
        const { bytes, truncated } = await readBody(body, headers['content-encoding'], request);
        if (!truncated && headers.connection?.toLowerCase() !== 'close') lanes.allowPipelining();
        return {
          kind: 'answer',
          resource: { ok: true, url, status, headers, body: bytes, truncated, headersMs },
        };
      });
    }

    async function follow(
      request: FetchRequest,
      deadline: ReturnType<typeof createDeadline>,
      trail: { url: string; redirects: Redirects },
    ): Promise<FetchedResource> {
      let started: number | undefined;
      const arm = () => {
        if (started !== undefined) return;
        started = performance.now();
        deadline.after(
          totalTimeout,
          `The server did not finish its answer within ${totalTimeout / 1000} seconds.`,
        );
      };
      for (;;) {
        const hop = await askOnce(trail.url, request, deadline, arm);
        if (hop.kind === 'answer')
          return {
            ...hop.resource,
            requestedUrl: request.url,
            redirects: trail.redirects,
            totalMs: performance.now() - (started ?? 0),
          };
        if (trail.redirects.length >= maxRedirects)
          throw new FetchProblem('redirects', `The address redirects more than ${maxRedirects} times.`);
        const to = resolveRedirect(hop.location, trail.url);
        trail.redirects.push({ from: trail.url, to, status: hop.status });
        trail.url = to;
      }
    }

    return {
      async fetch(request): Promise<FetchOutcome> {
        const trail = { url: request.url, redirects: [] as Redirects };
        const deadline = createDeadline(request.signal);
        try {
          return await follow(request, deadline, trail);
        } catch (error) {
          const reason = deadline.signal.aborted ? deadline.signal.reason : error;
          const { kind, message: text } = toFetchProblem(reason);
          return {
            ok: false,
            requestedUrl: request.url,
            url: trail.url,
            kind,
            text,
            redirects: trail.redirects,
          };
        } finally {
          deadline.clear();
        }
      },
      async close() {
        closed = true;
        await Promise.all([...origins.values()].map((lanes) => lanes.destroy()));
      },
    };
  };

  return { open };
}
