import type { RobotsReport } from '@visible-ai/shared/analysis/schema';
import type { ForeignReaders } from '../audit/foreign-readers.ts';
import { gatherRobots } from '../audit/gather/gather-robots.ts';
import { EngineError } from '../engine-error.ts';
import type { FetchSession, OpenFetchSession } from '../safe-fetch/fetch-result.ts';
import type { ForeignBytesPool } from '../threads/foreign-bytes.ts';
import type { AgentJudgement, JudgeAgentInput } from './judge-agent-task.ts';

/** What a site's robots.txt says to one agent about an address, and how the file itself answered. */
export interface RobotsExplanation extends AgentJudgement {
  robots: Pick<RobotsReport, 'url' | 'state' | 'httpStatus' | 'note'>;
}

export interface ExplainRobotsDeps {
  openFetch: OpenFetchSession;
  pool: ForeignReaders & ForeignBytesPool<{ judgeAgent: { input: JudgeAgentInput; output: AgentJudgement } }>;
}

/** A refused target is not an unreachable robots.txt: no rules apply to it. */
function refusing(session: FetchSession): FetchSession {
  return {
    ...session,
    async fetch(request) {
      const outcome = await session.fetch(request);
      if (!outcome.ok && outcome.kind === 'refused')
        throw new EngineError('target_refused', { text: outcome.text });
      return outcome;
    },
  };
}

/**
 * Requests the robots.txt of an address and judges that address for one agent, by RFC 9309.
 *
 * @param agent a product token; one that is in no list is judged by the same rules.
 * @throws EngineError target_refused; target_unreachable when the file could not be judged.
 */
export async function explainRobots(
  { openFetch, pool }: ExplainRobotsDeps,
  { url, agent }: { url: string; agent: string },
  signal: AbortSignal,
): Promise<RobotsExplanation> {
  const session = openFetch();
  try {
    const read = await gatherRobots(
      (input, ended) => pool.run('robots', input, { signal: ended }),
      refusing(session),
      url,
      signal,
    );
    signal.throwIfAborted();
    if (!read.ok) throw new EngineError('target_unreachable', { text: read.problem.text });
    const { report, text, agents } = read.value;
    const { url: robotsUrl, state, httpStatus, note } = report;
    const robots = { url: robotsUrl, state, httpStatus, note };
    if (text === null) {
      // Without rules for single agents, the first verdict applies to all.
      const verdict = agents[0]?.verdict ?? 'unknown';
      return { robots, verdict, group: null, rule: null, line: null, because: note, contentSignals: [] };
    }
    const judged = await pool.run('judgeAgent', { text, agent, url }, { signal });
    signal.throwIfAborted();
    if (!judged.ok) throw new EngineError('target_unreachable', { text: judged.text });
    return { robots, ...judged.value };
  } finally {
    await session.close();
  }
}
