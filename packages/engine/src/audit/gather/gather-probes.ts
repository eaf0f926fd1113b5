import type { FetchOutcome, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { Part, ProbeEvidence } from '../evidence.ts';
import { challengeInHeaders, challengePage } from './challenge-page.ts';

/** An answer engine's agent as it introduces itself. */
export interface ProbedAgent {
  token: string;
  operator: string;
  /** The whole User-Agent header. */
  userAgent: string;
}

type Probe = ProbeEvidence['probes'][number];

/** Enough to tell a challenge from a page; the facts were read from the page itself. */
const PROBE_BYTES = 64 * 1024;
/** So many agents cut off without an answer, while we get one, are no accident. */
const SEVERAL = 2;

interface Wrong {
  status: number | null;
  problem: string;
  silent: boolean;
}

/** Whether an agent was served what we were, as far as it was read: what is a page for us need not be searched again. */
const isSame = (outcome: FetchOutcome, control: FetchOutcome): boolean =>
  outcome.ok &&
  control.ok &&
  outcome.status === control.status &&
  challengeInHeaders(outcome) === null &&
  Buffer.compare(outcome.body, control.body.subarray(0, outcome.body.length)) === 0;

/** How an answer goes wrong, null when it is a page. */
function wrongWith(outcome: FetchOutcome): Wrong | null {
  if (!outcome.ok) {
    // A reset is an answer of sorts: guards hang up on names they know.
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
  // A connection cut once may be chance. Asking a silent server again would only be silence again.
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
 * Asks for the page again under each agent's User-Agent and compares with our own request. When an agent
 * seems to be blocked, our own request is made once more: if that now fails as well, the site is down or
 * limits how often anybody may ask, and nobody is blocked by name.
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
