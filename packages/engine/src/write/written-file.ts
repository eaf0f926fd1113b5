import type { AgentChange, PageChange } from '@visible-ai/shared/content/schema';

/** A writer's result: the content as the editor stores it, and what its owner should know. */
export interface WrittenFile {
  text: string;
  notes: string[];
  /** robots.txt only: every agent's verdict on the home page and on all known pages, before and after. */
  agents: AgentChange[] | null;
  /** robots.txt only: the same page by page. */
  pages?: PageVerdicts;
}

/** All agents' verdicts on the known pages; those that change are shown first. */
export interface PageVerdicts {
  known: number;
  of_agents: number;
  shown: PageChange[];
}
