/**
 * The engine's side door: access logs read without an engine, which would bring threads and packages that logs have no
 * use for. A gigabyte is read in little memory.
 */
export { AGENT_LISTS_OF, agentLists } from './logs/agents/agent-lists.ts';
export type { KnownRanges } from './logs/agents/known-ranges.ts';
export type { LogReader, ReadLog } from './logs/create-log-reader.ts';
export type { LogCounts, VisitCount } from './logs/log-counts.ts';
export type { LogOutcome } from './logs/stream/read-log-task.ts';
export { type ToldVisits, tellVisits } from './logs/tell-visits.ts';
export { openLogReader } from './open-log-reader.ts';
