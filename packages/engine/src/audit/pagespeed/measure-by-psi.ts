import { z } from 'zod';
import { signalWithin } from '../../deadline/signal-within.ts';
import { checkTarget } from '../../safe-fetch/check-target.ts';
import type { FetchJson, JsonAnswer } from '../../safe-fetch/trusted-fetch.ts';
import type { PageSpeedEvidence, Part } from '../evidence.ts';
import { createCallLimit } from './create-call-limit.ts';
import { pageSpeedProblem } from './page-speed-problem.ts';
import { readLighthouseResult } from './read-lighthouse-result.ts';

/** Names that never lead to a public site (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example)$/i;

const isGoogle = (apiUrl: string) => /(^|\.)googleapis\.com$/i.test(URL.parse(apiUrl)?.hostname ?? '');

/**
 * Whether an API can measure a page: Google cannot see a private target, so we do not tell it about one. The
 * operator's own endpoint may see it.
 *
 * @param allowPrivateTargets private `host:port` targets that the operator allows.
 */
function visibleTo(apiUrl: string, url: string, allowPrivateTargets: ReadonlySet<string>): boolean {
  if (!isGoogle(apiUrl)) return true;
  const parsed = URL.parse(url);
  if (!parsed) return false;
  const port = parsed.port || (parsed.protocol === 'https:' ? '443' : '80');
  if (allowPrivateTargets.has(`${parsed.hostname.toLowerCase()}:${port}`)) return false;
  return checkTarget(url, new Set()).ok && !LOCAL_NAME.test(parsed.hostname.replace(/\.$/, ''));
}

export interface PsiSettings {
  apiUrl: string;
  apiKey: string | undefined;
  allowPrivateTargets: ReadonlySet<string>;
  fetchJson: FetchJson;
  now(): number;
  /** Milliseconds for one measurement, including the wait. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
/** A result with all screenshots is about 1 MB. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Google allows a key 400 calls in 100 seconds and callers without a key far fewer; this is well below. */
const LIMITS = { concurrent: 8, perMinute: 60, waiting: 50 };
/** After “quota exceeded”, an immediate retry only extends the block. */
const PAUSE_MS = 60_000;

const answered = z.object({ lighthouseResult: z.unknown() });
const refused = z.object({
  error: z.object({ code: z.number().optional(), message: z.string().optional() }),
});

function callUrl(apiUrl: string, apiKey: string | undefined, url: string): string {
  const call = new URL(apiUrl);
  call.searchParams.set('url', url);
  call.searchParams.set('strategy', 'mobile');
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo'])
    call.searchParams.append('category', category);
  if (apiKey) call.searchParams.set('key', apiKey);
  return call.href;
}

/** Google's own words are not passed on: they may contain the key or its project. */
function refusalReason(status: number, body: unknown): string {
  const message = refused.safeParse(body).data?.error.message ?? '';
  const lighthouseCode = /Lighthouse returned error: ([A-Z_]{3,60})/.exec(message)?.[1];
  if (lighthouseCode) return `Google could not load the page (${lighthouseCode})`;
  if (status === 429) return 'Google’s limit of calls is used up; a key raises it';
  if (status === 401 || status === 403 || /API key/i.test(message)) return 'Google refuses this server’s key';
  return `Google answered with status ${status}`;
}

function readAnswer(answer: JsonAnswer): Part<PageSpeedEvidence> {
  if (!answer.ok) return pageSpeedProblem(`Google’s service gave no result: ${answer.text}`);
  if (answer.status !== 200) return pageSpeedProblem(refusalReason(answer.status, answer.body));
  const body = answered.safeParse(answer.body);
  return readLighthouseResult(body.data?.lighthouseResult, 'psi');
}

/**
 * Measures pages with Google's PageSpeed Insights v5: mobile, four categories.
 *
 * @see https://developers.google.com/speed/docs/insights/v5/get-started
 */
export function measureByPsi(settings: PsiSettings) {
  const { apiUrl, apiKey, allowPrivateTargets, fetchJson, now, timeoutMs = TIMEOUT_MS } = settings;
  const limit = createCallLimit({ ...LIMITS, now });

  return async (url: string, signal: AbortSignal): Promise<Part<PageSpeedEvidence>> => {
    if (!visibleTo(apiUrl, url, allowPrivateTargets))
      return pageSpeedProblem('the address is private and Google cannot see it');
    const started = now();
    const leave = await limit.enter(signalWithin(signal, timeoutMs));
    if (!leave) return pageSpeedProblem('too many measurements are running; try again in a minute');
    try {
      const answer = await fetchJson({
        url: callUrl(apiUrl, apiKey, url),
        timeoutMs: Math.max(1000, timeoutMs - (now() - started)),
        maxBytes: MAX_BYTES,
        signal,
      });
      if (answer.ok && answer.status === 429) limit.pause(PAUSE_MS);
      return readAnswer(answer);
    } finally {
      leave();
    }
  };
}
