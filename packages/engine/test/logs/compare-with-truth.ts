import type { LogCounts } from '../../src/logs/log-counts.ts';
import type { LogTruth } from './made-logs.ts';

type Verdicts = Partial<Record<'verified' | 'claimed' | 'spoofed' | 'unverifiable', number>>;

/** What can be compared with the truth of a made log. */
export interface Told {
  lines: { read: number; unread: number };
  /** By `token|path|status|day|verdict`. */
  cells: Record<string, number>;
  agents: Record<string, { visits: number; errors: number; verdicts: Verdicts }>;
  referrals: Record<string, number>;
}

/** The counts of a log in the form of the truth. */
export function toldBy({ lines, visits, referrals }: LogCounts): Told {
  const agents: Told['agents'] = {};
  const cells: Told['cells'] = {};
  for (const { token, path, status, day, verdict, visits: count } of visits) {
    cells[`${token}|${path}|${status}|${day}|${verdict}`] = count;
    agents[token] ??= { visits: 0, errors: 0, verdicts: {} };
    const agent = agents[token];
    agent.visits += count;
    if (status >= 400) agent.errors += count;
    agent.verdicts[verdict] = (agent.verdicts[verdict] ?? 0) + count;
  }
  const sent: Told['referrals'] = {};
  for (const { assistant, visits: count } of referrals) sent[assistant] = (sent[assistant] ?? 0) + count;
  return { lines, cells, agents, referrals: sent };
}

/** The truth, in the same form. */
export function expectedOf({ read, unread, cells, agents, referrals }: LogTruth): Told {
  const told = Object.entries(agents).map(([token, { visits, errors, ...rest }]) => {
    const verdicts: Verdicts = {};
    for (const verdict of ['verified', 'claimed', 'spoofed', 'unverifiable'] as const)
      if (rest[verdict] > 0) verdicts[verdict] = rest[verdict];
    return [token, { visits, errors, verdicts }] as const;
  });
  return { lines: { read, unread }, cells, agents: Object.fromEntries(told), referrals };
}
