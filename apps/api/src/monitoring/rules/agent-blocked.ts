import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { type AlertRule, count, plain } from './alert-rule.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

const counted = aiAgents.filter((agent) => agent.counted);

/** Pages that agents may want: all that are not known to be gone or moved. */
const wantedPages = ({ home, pages }: SiteSnapshot) => [
  home,
  ...Object.entries(pages).flatMap(([url, { state }]) =>
    url !== home && (state === 'well' || state === 'noindex') ? [url] : [],
  ),
];

/**
 * An agent that counts and that robots.txt allowed to fetch a page, and now blocks. Only the file decides,
 * page by page.
 */
export const agentBlocked: AlertRule = {
  kind: 'agentBlocked',
  find(before, after) {
    if (before.robots === null || after.robots === null || before.robots === after.robots) return [];
    const [then, now] = [before.robots, after.robots].map((text) => judgeRobots(parseRobotsTxt(text)));
    if (!then || !now) return [];
    const pages = wantedPages(before).map((url) => ({ url, was: then(url), is: now(url) }));
    return counted.flatMap(({ token, operator }) => {
      const shut = pages.filter((page) => page.was(token).allowed && !page.is(token).allowed);
      const [first] = shut;
      if (!first) return [];
      const where =
        shut.length === pages.length && shut.length > 1 ? 'every page' : count(shut.length, 'page');
      return {
        ...plain,
        kind: 'agentBlocked',
        subject: token,
        title: `${token} (${operator}) is kept out of ${where}${first.url === before.home && where !== 'every page' ? ', the home page among them' : ''}`,
        evidence: `robots.txt: ${first.is(token).because}`,
        places: shut.map(({ url }) => url),
      };
    });
  },
  wellTitle: ({ subject }) => `${subject} may fetch the site's pages again`,
  isWell({ subject, places }, { robots }) {
    if (robots === null) return false;
    const now = judgeRobots(parseRobotsTxt(robots));
    return places.every((url) => now(url)(subject).allowed);
  },
};
