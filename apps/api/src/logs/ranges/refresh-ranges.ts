import { type AgentList, agentLists } from '@visible-ai/engine';
import { eq } from 'drizzle-orm';
import { agentRanges } from '../../db/schema/logs.ts';
import type { LogsDeps } from '../logs-deps.ts';

const HOUR_MS = 3_600_000;
/** A week, less the time by which a job may be early. */
const AGAIN_MS = 6.5 * 24 * HOUR_MS;
/** The interval after a list was rejected. */
const AGAIN_AFTER_PROBLEM_MS = 20 * HOUR_MS;
/** A list that loses more of its networks at once counts as an error: its agents would be called spoofed. */
const LEAST_LEFT = 0.5;

type Deps = Pick<LogsDeps, 'db' | 'fetchAgentList' | 'onListAsked' | 'logger' | 'now'>;

/** Compares a fetched list with the known one. @returns the networks, or why they are rejected. */
async function askFor(
  { fetchAgentList }: Pick<Deps, 'fetchAgentList'>,
  list: string,
  known: readonly string[],
  signal: AbortSignal,
): Promise<{ prefixes: string[] } | { problem: string }> {
  const fetched = await fetchAgentList(list, signal);
  if (!fetched.ok) return { problem: fetched.text };
  const { prefixes } = fetched;
  if (prefixes.length === 0) return { problem: 'It is empty.' };
  if (prefixes.length < known.length * LEAST_LEFT)
    return { problem: `It has ${prefixes.length} networks, where ${known.length} were known.` };
  return { prefixes };
}

async function refreshList(deps: Deps, { list, prefixes: copied }: AgentList, signal: AbortSignal) {
  const { db, now, onListAsked } = deps;
  const [row] = await db.select().from(agentRanges).where(eq(agentRanges.list, list));
  const patience = row?.problem ? AGAIN_AFTER_PROBLEM_MS : AGAIN_MS;
  if (row && now().getTime() - row.askedAt.getTime() < patience) return null;
  const outcome = await askFor(deps, list, row?.prefixes ?? copied, signal);
  signal.throwIfAborted();
  const askedAt = now();
  const change =
    'problem' in outcome
      ? { askedAt, problem: outcome.problem }
      : { askedAt, problem: null, prefixes: outcome.prefixes, fetchedAt: askedAt };
  await db
    .insert(agentRanges)
    .values({ list, ...change })
    .onConflictDoUpdate({ target: agentRanges.list, set: change });
  onListAsked(list, 'problem' in outcome ? 'refused' : 'taken');
  return 'problem' in outcome ? { list, problem: outcome.problem } : null;
}

/**
 * Fetches the due address lists from the operators of agents. A list that is rejected changes nothing, and
 * the operator of the service is told.
 */
export async function refreshRanges(deps: Deps, signal: AbortSignal): Promise<void> {
  const refused: { list: string; problem: string }[] = [];
  for (const list of agentLists) {
    const problem = await refreshList(deps, list, signal);
    if (problem) refused.push(problem);
  }
  if (refused.length > 0)
    deps.logger.warn({ refused }, 'Address lists of agents were not taken; what was known of them holds');
}
