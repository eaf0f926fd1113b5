import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';

/**
 * Says which of the paths that are to be closed hold pages of the site: a default like `/api` may be where its
 * documentation stands.
 *
 * @param urls addresses of the site's pages; those that are closed already do not count.
 */
export function closedPages(
  before: ParsedRobots,
  paths: readonly string[],
  urls: readonly string[],
): string[] {
  const judge = judgeRobots(before);
  const open = urls.filter((url) => judge(url)('*').allowed);
  return paths.flatMap((path) => {
    const rule = judgeRobots(parseRobotsTxt(`User-agent: *\nDisallow: ${path}`));
    const closed = open.filter((url) => !rule(url)('*').allowed);
    const [first] = closed;
    if (first === undefined) return [];
    const pages = closed.length === 1 ? 'a page' : `${closed.length} pages`;
    return [
      `“Disallow: ${path}” closes ${pages} of your site to search and answer engines, e.g. ${new URL(first).pathname}: take the path out if you want them found.`,
    ];
  });
}
