import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { logAgents } from './agents/log-agents.ts';
import type { LogCounts, VisitCount } from './log-counts.ts';

/** The sum of several logs: the parts of `BotVisits` that come from logs. */
export type ToldVisits = Pick<BotVisits, 'lines' | 'agents' | 'paths' | 'days' | 'referrals'> & {
  /** Of the first and the last line; null if none could be read. */
  from: string | null;
  to: string | null;
};

const agentOf = new Map(logAgents.map((agent) => [agent.token, agent]));
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const byVisits =
  <T extends { visits: number }>(name: (one: T) => string) =>
  (one: T, other: T) =>
    other.visits - one.visits || (name(one) < name(other) ? -1 : 1);

function tellAgents(visits: readonly VisitCount[]): BotVisits['agents'] {
  const agents = new Map<string, BotVisits['agents'][number] & { last: number }>();
  for (const { token, verdict, status, visits: count, lastAt } of visits) {
    const known = agentOf.get(token);
    if (!known) continue;
    const { operator, purpose } = known;
    const none = { visits: 0, verified: 0, claimed: 0, spoofed: 0, unverifiable: 0, errors: 0 };
    const agent = agents.get(token) ?? { token, operator, purpose, ...none, lastAt: '', last: 0 };
    agent.visits += count;
    agent[verdict] += count;
    if (status >= 400) agent.errors += count;
    agent.last = Math.max(agent.last, lastAt);
    agents.set(token, agent);
  }
  const all = [...agents.values()].map(({ last, ...agent }) => ({ ...agent, lastAt: iso(last) }));
  return all.sort(byVisits(({ token }) => token));
}

function tellPaths(visits: readonly VisitCount[]): BotVisits['paths'] {
  const paths = new Map<string, BotVisits['paths'][number]>();
  for (const { path, token, status, visits: count } of visits) {
    const known = paths.get(path) ?? { path, visits: 0, agents: [], statuses: {} };
    known.visits += count;
    if (!known.agents.includes(token)) known.agents.push(token);
    known.statuses[status] = (known.statuses[status] ?? 0) + count;
    paths.set(path, known);
  }
  for (const path of paths.values()) path.agents.sort();
  return [...paths.values()].sort(byVisits(({ path }) => path));
}

function tellDays(visits: readonly VisitCount[]): BotVisits['days'] {
  const days = new Map<string, BotVisits['days'][number]>();
  for (const { day, token, visits: count } of visits) {
    const key = `${day} ${token}`;
    const known = days.get(key) ?? { day, token, visits: 0 };
    known.visits += count;
    days.set(key, known);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
}

function tellReferrals(logs: readonly LogCounts[]): BotVisits['referrals'] {
  const sent = new Map<string, number>();
  for (const { assistant, visits } of logs.flatMap(({ referrals }) => referrals))
    sent.set(assistant, (sent.get(assistant) ?? 0) + visits);
  return [...sent]
    .map(([assistant, visits]) => ({ assistant, visits }))
    .sort(byVisits(({ assistant }) => assistant));
}

/** Which agents fetched what, by the logs read. */
export function tellVisits(logs: readonly LogCounts[]): ToldVisits {
  const visits = logs.flatMap((log) => log.visits);
  const begins = logs.flatMap(({ from }) => from ?? []);
  const ends = logs.flatMap(({ to }) => to ?? []);
  return {
    from: begins.length > 0 ? iso(Math.min(...begins)) : null,
    to: ends.length > 0 ? iso(Math.max(...ends)) : null,
    lines: {
      read: logs.reduce((sum, { lines }) => sum + lines.read, 0),
      unread: logs.reduce((sum, { lines }) => sum + lines.unread, 0),
    },
    agents: tellAgents(visits),
    paths: tellPaths(visits),
    days: tellDays(visits),
    referrals: tellReferrals(logs),
  };
}
