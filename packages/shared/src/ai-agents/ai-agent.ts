/** What an agent reads for. Three different decisions for a site: be found, be read on request, be learnt from. */
export type AgentKind = 'search' | 'user' | 'training';

/** One agent of an answer engine, as its operator describes it in public. */
export interface AiAgent {
  /** The product token for robots.txt. */
  token: string;
  operator: string;
  /** What it reads for, e.g. "ChatGPT search". */
  purpose: string;
  kind: AgentKind;
  /** Whether its verdict moves the score. */
  counted: boolean;
  /** The operator says that robots.txt may not bind it, because a person asked for the page. */
  mayIgnoreRobots: boolean;
}
