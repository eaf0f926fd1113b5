import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';

export interface JudgePathsInput {
  /** The whole robots.txt. */
  text: string;
  /** The product token of the agent. */
  agent: string;
  urls: string[];
}

/** Which addresses robots.txt lets an agent fetch. Runs in a worker thread. */
export function judgePathsTask({ text, agent, urls }: JudgePathsInput): boolean[] {
  const judge = judgeRobots(parseRobotsTxt(text));
  return urls.map((url) => judge(url)(agent).allowed);
}
