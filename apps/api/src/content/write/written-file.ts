import type { AgentChange } from '@visible-ai/shared/content/schema';

/** What a writer hands over: the content as the editor stores it, and what its owner should know. */
export interface WrittenFile {
  text: string;
  notes: string[];
  /** robots.txt only: every agent's verdict on the home page, before and after. */
  agents: AgentChange[] | null;
}
