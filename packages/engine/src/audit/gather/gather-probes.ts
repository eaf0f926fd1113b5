import type { FetchOutcome, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { Part, ProbeEvidence } from '../evidence.ts';
import { challengeInHeaders, challengePage } from './challenge-page.ts';

/** An answer engine's agent with the name that it sends. */
export interface ProbedAgent {
  token: string;
  operator: string;
  /** The whole User-Agent header. */
  userAgent: string;
}

type Probe = ProbeEvidence['probes'][number];

/** Enough to tell a challenge from a page; the facts come from the page itself. */
const PROBE_BYTES = 64 * 1024;
/** If this many agents get no answer while we get one, it is not chance. */
const SEVERAL = 2;

interface Wrong {
  status: number | null;
  problem: string;
  silent: boolean;
}

/**
 * Whether an agent got the same as we did, as far as it was read: a page for us needs no second inspection.
 */
const isSame = (outcome: FetchOutcome, control: FetchOutcome): boolean =>
  outcome.ok &&
  control.ok &&
  outcome.status === control.status &&
  challengeInHeaders(outcome) === null &&
  Buffer.compare(outcome.body, control.body.subarray(0, outcome.body.length)) === 0;

/** Why an answer is not the page; null if it is. */
function wrongWith(outcome: FetchOutcome): Wrong | null {
  if (!outcome.ok) {
    // A reset counts as an answer: guards drop agents that they know.
    return { status: null, problem: outcome.text, silent: outcome.kind !== 'reset' };
  }
  const { status } = outcome;
  if (status >= 400) return { status, problem: `Answered with status ${status}`, silent: false };
  const challenge = challengePage(outcome);
  return challenge
    ? {
        status,
        problem: `Answered with a challenge by ${challenge.guard} instead of the page`,
        silent: false,
      }
    : null;
}

async function askAs(
  { userAgent }: { userAgent?: string },
  session: FetchSession,
  url: string,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const request = { url, maxBytes: PROBE_BYTES, atLimit: 'cut', priority: 'probe', signal } as const;
  const ask = () => session.fetch(userAgent === undefined ? request : { ...request, userAgent });
  const first = await ask();
  // One cut connection may be chance. A silent server would only be silent again.
  return !first.ok && first.kind === 'reset' && !signal.aborted ? ask() : first;
}

interface Answered {
  agent: ProbedAgent;
  outcome: FetchOutcome;
  wrong: Wrong | null;
}

function judge({ agent, outcome, wrong }: Answered, silentAgents: number): Probe {
  const { token, operator } = agent;
  if (!wrong)
    return { token, operator, status: outcome.ok ? outcome.status : null, problem: null, outcome: 'same' };
  const blocked = !wrong.silent || silentAgents >= SEVERAL;
  const aborted = !outcome.ok && outcome.kind === 'aborted';
  return {
    token,
    operator,
    status: wrong.status,
    problem: wrong.problem,
    outcome: blocked && !aborted ? 'blocked' : 'unclear',
  };
}

const notAsked = (agents: readonly ProbedAgent[], problem: string): Probe[] =>
  agents.map(({ token, operator }) => ({ token, operator, status: null, problem, outcome: 'unclear' }));

/**
 * Requests the page again with each agent's User-Agent and compares with our own request. If an agent seems
 * to be blocked, our own request is repeated once: if that fails too, the site is down or limits everybody's
 * request rate, and no agent is blocked by name.
 *
 * @param control how our own request for the page went.
 */
export async function gatherProbes(
  agents: readonly ProbedAgent[],
  session: FetchSession,
  control: FetchOutcome,
  signal: AbortSignal,
): Promise<Part<ProbeEvidence>> {
  const controlWrong = wrongWith(control);
  const ownStatus = control.ok ? control.status : null;
  if (controlWrong) {
    const probes = notAsked(agents, 'Not asked: the page did not answer our own request either');
    return { ok: true, value: { control: { status: ownStatus, problem: controlWrong.problem }, probes } };
  }

  const outcomes = await Promise.all(
    agents.map(async (agent): Promise<Answered> => {
      const outcome = await askAs(agent, session, control.url, signal);
      return { agent, outcome, wrong: isSame(outcome, control) ? null : wrongWith(outcome) };
    }),
  );
  const silent = outcomes.filter(({ wrong }) => wrong?.silent).length;
  const probes = outcomes.map((answered) => judge(answered, silent));
  if (!probes.some((probe) => probe.outcome === 'blocked')) {
    return { ok: true, value: { control: { status: ownStatus, problem: null }, probes } };
  }

  const again = wrongWith(await askAs({}, session, control.url, signal));
  return {
    ok: true,
    value: {
      control: { status: again ? again.status : ownStatus, problem: again?.problem ?? null },
      probes: again
        ? probes.map((probe) => (probe.outcome === 'blocked' ? { ...probe, outcome: 'unclear' } : probe))
        : probes,
    },
  };
}
