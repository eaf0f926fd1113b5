/**
 * A second entry point: it reads access logs without an engine, whose threads and packages logs do not need.
 * It reads a gigabyte with little memory.
 */
export { AGENT_LISTS_OF, agentLists } from './logs/agents/agent-lists.ts';
export type { KnownRanges } from './logs/agents/known-ranges.ts';
export type { LogReader, ReadLog } from './logs/create-log-reader.ts';
export type { LogCounts, VisitCount } from './logs/log-counts.ts';
export type { LogOutcome } from './logs/stream/read-log-task.ts';
export { type ToldVisits, tellVisits } from './logs/tell-visits.ts';
export { openLogReader } from './open-log-reader.ts';
