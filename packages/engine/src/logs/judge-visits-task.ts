import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';

export interface VisitsToJudge {
  /** The whole robots.txt. */
  text: string;
  /** Of the site, e.g. https://example.com. */
  origin: string;
  visits: readonly { token: string; path: string }[];
}

const LONGEST_RULE = 500;

/** For each visit the line of robots.txt that forbids it; null if none does. Runs in a worker thread. */
export function judgeVisitsTask({ text, origin, visits }: VisitsToJudge): (string | null)[] {
  const judge = judgeRobots(parseRobotsTxt(text));
  return visits.map(({ token, path }) => {
    const url = path.startsWith('/') ? URL.parse(`${origin}${path}`) : null;
    if (!url) return null;
    const { allowed, rule } = judge(url.href)(token);
    return allowed ? null : (rule?.slice(0, LONGEST_RULE) ?? null);
  });
}
