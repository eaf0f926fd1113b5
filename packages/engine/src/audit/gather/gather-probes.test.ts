import { describe, expect, it } from 'vitest';
import type {
  FetchFailureKind,
  FetchOutcome,
  FetchRequest,
  FetchSession,
} from '../../safe-fetch/fetch-result.ts';
import { fetchedText } from '../../safe-fetch/testing/fetched-text.ts';
import type { ProbeEvidence } from '../evidence.ts';
import { gatherProbes, type ProbedAgent } from './gather-probes.ts';

const url = 'https://shop.example/';
const agents: ProbedAgent[] = ['One', 'Two', 'Three'].map((token) => ({
  token,
  operator: `${token} Inc.`,
  userAgent: `Mozilla/5.0 (compatible; ${token}/1.0)`,
}));

const answer = (status = 200, html = '<h1>Shop</h1>', headers: Record<string, string> = {}): FetchOutcome =>
  fetchedText(url, html, { status, headers });
const failure = (kind: FetchFailureKind): FetchOutcome => ({
  ok: false,
  requestedUrl: url,
  url,
  kind,
  text: `It failed: ${kind}`,
  redirects: [],
});

type Site = (as: string, attempt: number) => FetchOutcome;

/** A site that answers by the agent's token (`own` for our name) and by how often that agent has asked. */
async function probe(
  site: Site,
  control = answer(),
): Promise<{ value: ProbeEvidence; asked: FetchRequest[] }> {
  const asked: FetchRequest[] = [];
  const session: FetchSession = {
    fetch: async (request) => {
      const as = agents.find(({ userAgent }) => userAgent === request.userAgent)?.token ?? 'own';
      const attempt = asked.filter(({ userAgent }) => userAgent === request.userAgent).length + 1;
      asked.push(request);
      return site(as, attempt);
    },
    close: async () => undefined,
  };
  const part = await gatherProbes(agents, session, control, new AbortController().signal);
  if (!part.ok) throw new Error(part.problem.text);
  return { value: part.value, asked };
}

const outcomes = ({ probes }: ProbeEvidence) => probes.map(({ outcome }) => outcome);

describe('asking for the page as the answer engines’ agents', () => {
  it('finds that all get what we got, with one small request each', async () => {
    const { value, asked } = await probe(() => answer());
    expect(outcomes(value)).toEqual(['same', 'same', 'same']);
    expect(value.probes[0]).toEqual({
      token: 'One',
      operator: 'One Inc.',
      status: 200,
      problem: null,
      outcome: 'same',
    });
    expect(asked).toHaveLength(3);
    for (const request of asked)
      expect(request).toMatchObject({ url, priority: 'probe', atLimit: 'cut', maxBytes: 65_536 });
  });

  it.each([401, 403, 406, 429, 451, 500, 503])('finds that one is blocked by status %i', async (status) => {
    const { value } = await probe((as) => answer(as === 'Two' ? status : 200));
    expect(outcomes(value)).toEqual(['same', 'blocked', 'same']);
    expect(value.probes[1]).toMatchObject({ status, problem: `Answered with status ${status}` });
    expect(value.control).toEqual({ status: 200, problem: null });
  });

  it.each([
    ['title', answer(200, '<html><title>Just a moment...</title>')],
    ['header', answer(200, '', { 'cf-mitigated': 'challenge' })],
  ])('finds that one is met by a challenge, known by its %s', async (_, challenge) => {
    const { value } = await probe((as) => (as === 'One' ? challenge : answer()));
    expect(outcomes(value)).toEqual(['blocked', 'same', 'same']);
    expect(value.probes[0]?.problem).toMatch(/challenge by Cloudflare/);
  });

  it('finds that one is hung up on, and asks twice to be sure', async () => {
    const { value } = await probe((as) => (as === 'One' ? failure('reset') : answer()));
    expect(outcomes(value)).toEqual(['blocked', 'same', 'same']);
    const once = await probe((as, attempt) => (as === 'One' && attempt === 1 ? failure('reset') : answer()));
    expect(outcomes(once.value)).toEqual(['same', 'same', 'same']);
  });

  it('calls one silence unclear and several a block', async () => {
    const one = await probe((as) => (as === 'One' ? failure('timeout') : answer()));
    expect(outcomes(one.value)).toEqual(['unclear', 'same', 'same']);
    const two = await probe((as) => (as === 'One' || as === 'Two' ? failure('timeout') : answer()));
    expect(outcomes(two.value)).toEqual(['blocked', 'blocked', 'same']);
    // The fourth is our own request: no silent server is tried twice.
    expect(two.asked).toHaveLength(4);
  });

  it('blames nobody when the site stops answering us as well', async () => {
    const { value } = await probe(() => answer(503));
    expect(outcomes(value)).toEqual(['unclear', 'unclear', 'unclear']);
    expect(value.control).toEqual({ status: 503, problem: 'Answered with status 503' });
  });

  it('asks nobody when our own request had failed', async () => {
    for (const control of [answer(500), failure('connect'), answer(200, '<title>Just a moment...</title>')]) {
      const { value, asked } = await probe(() => answer(), control);
      expect(asked).toHaveLength(0);
      expect(outcomes(value)).toEqual(['unclear', 'unclear', 'unclear']);
      expect(value.control.problem).not.toBeNull();
    }
  });

  it('that is ended halfway stays unclear', async () => {
    const { value } = await probe(() => failure('aborted'));
    expect(outcomes(value)).toEqual(['unclear', 'unclear', 'unclear']);
  });
});
