import type { AnswersSummary } from '@visible-ai/shared/answers/schema';

/** A host that answers lean on, and whose it is. */
export interface ReportedSource {
  host: string;
  /** Of an entity that is measured; null for everybody else. */
  owner: string | null;
  own: boolean;
  /** Of so many answers, so many cite it. */
  cited: number;
  samples: number;
}

/** What the answers of a calendar month said of a site. Plain data: it can be given to a thread. */
export interface AnswersReport {
  siteName: string;
  address: string;
  /** How our brand is called. */
  ownName: string;
  /** "November 2026". */
  month: string;
  /** The month goes on. */
  soFar: boolean;
  /** When it was made: ISO 8601, UTC. */
  createdAt: string;
  summary: AnswersSummary;
  /** The most cited first. */
  sources: readonly ReportedSource[];
  /** In the order of the summary's; `simulated` where a program of this machine plays it. */
  engines: readonly { name: string; simulated: boolean }[];
  /** What asking has cost in the month. */
  costUsd: number;
}
