import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import type { AgentChange } from '@visible-ai/shared/content/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import type { PageVerdicts } from '../written-file.ts';
import { agentChanges, pageVerdicts } from './describe-verdicts.ts';
import { judgePages, mostJudged } from './judge-pages.ts';

export interface RobotsTexts {
  /** The current file; null if there is none. */
  before: string | null;
  after: string;
  /** The requested address first, then the other known ones. */
  urls: readonly string[];
}

/** What another robots.txt would change for every agent. */
export interface RobotsDifference {
  agents: AgentChange[];
  pages: PageVerdicts;
  /** Lines of the new file that crawlers skip, and why; at most 20. */
  ignored: { line: number; text: string; reason: ParsedRobots['ignored'][number]['reason'] }[];
  /** Fewer than are known if a file is too long for all of them. */
  judged: number;
}

const MOST_IGNORED = 20;
const LONGEST_LINE = 200;

/** Compares what two robots.txt files say to every agent of the registry about the known addresses. */
export function compareRobots({ before, after, urls }: RobotsTexts): RobotsDifference {
  const [was, is] = [parseRobotsTxt(before ?? ''), parseRobotsTxt(after)];
  const judged = urls.slice(0, Math.max(1, Math.min(mostJudged(was), mostJudged(is))));
  const classes = judgePages(
    was,
    is,
    aiAgents.map(({ token }) => token),
    judged,
  );
  return {
    agents: agentChanges(is, classes, judged),
    pages: pageVerdicts(classes, judged),
    ignored: is.ignored
      .slice(0, MOST_IGNORED)
      .map(({ line, text, reason }) => ({ line, text: text.slice(0, LONGEST_LINE), reason })),
    judged: judged.length,
  };
}
