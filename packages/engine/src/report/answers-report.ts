import type { AnswersSummary } from '@visible-ai/shared/answers/schema';

/** A host that answers cite, and who owns it. */
export interface ReportedSource {
  host: string;
  /** Its measured entity; null for all others. */
  owner: string | null;
  own: boolean;
  /** How many answers cite it, and of how many. */
  cited: number;
  samples: number;
}

/** What the answers of a calendar month said about a site. Plain data: it can be passed to a thread. */
export interface AnswersReport {
  siteName: string;
  address: string;
  /** The name of our brand. */
  ownName: string;
  /** "November 2026". */
  month: string;
  /** The month is not over. */
  soFar: boolean;
  /** When it was made: ISO 8601, UTC. */
  createdAt: string;
  summary: AnswersSummary;
  /** The most cited first. */
  sources: readonly ReportedSource[];
  /** In the order of the summary's; `simulated` if a program on this machine plays it. */
  engines: readonly { name: string; simulated: boolean }[];
  /** What the questions cost in the month. */
  costUsd: number;
}
