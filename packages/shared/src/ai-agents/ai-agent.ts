/** What an agent reads for. A site decides about each: being found, read on request, used for training. */
export type AgentKind = 'search' | 'user' | 'training';

/** An agent of an answer engine, as its operator describes it in public. */
export interface AiAgent {
  /** The product token for robots.txt. */
  token: string;
  operator: string;
  /** What it reads for, e.g. "ChatGPT search". */
  purpose: string;
  kind: AgentKind;
  /** Whether its verdict changes the score. */
  counted: boolean;
  /** The operator says that it may ignore robots.txt when a person asked for the page. */
  mayIgnoreRobots: boolean;
}
