import { suggestedPaths } from '@visible-ai/shared/content/robots-suggestions';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import { closingFile, closingRules } from './closing-rules.ts';
import { judgePages } from './judge-pages.ts';

const pagesOf = (urls: readonly string[]) => (urls.length === 1 ? 'a page' : `${urls.length} pages`);
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Addresses that at least one agent may fetch now. */
function openUrls(live: ParsedRobots, urls: readonly string[]): string[] {
  const agents = ['AnyOtherAgent', ...live.groups.flatMap((group) => group.agents.map(({ token }) => token))];
  const classes = judgePages(live, live, agents, urls);
  return urls.filter((_url, at) => classes.some(({ before }) => before[at]));
}

/**
 * Divides the requested paths: those to close, and the form's suggestions that would close a page of the site
 * (`/api` may contain its documentation) or that the owner's own line opens. Paths that somebody typed are
 * always closed, and a note says so.
 *
 * @param decided the file with the requested policy: a reversed line opens nothing any more.
 * @param urls addresses of the site that are known.
 */
export function leaveOutSuggestions(
  { live, decided }: { live: ParsedRobots; decided: ParsedRobots },
  asked: readonly string[],
  urls: readonly string[],
): { paths: string[]; notes: string[] } {
  const all = [...new Set(asked)];
  if (all.length === 0) return { paths: [], notes: [] };
  const touched = judgeRobots(parseRobotsTxt(closingFile(all)));
  const open = openUrls(
    decided,
    urls.filter((url) => !touched(url)('*').allowed),
  );
  const allowing = ({ groups }: ParsedRobots) =>
    groups.flatMap(({ rules }) => rules.filter(({ kind }) => kind === 'allow'));
  const stillOpen = new Set(allowing(decided).map(({ path }) => path));
  const allowed = new Map(
    allowing(live)
      .filter(({ path }) => stillOpen.has(path))
      .map((rule) => [rule.path, rule]),
  );
  const paths: string[] = [];
  const notes: string[] = [];
  for (const path of all) {
    const judge = judgeRobots(parseRobotsTxt(closingFile([path])));
    const closes = open.filter((url) => !judge(url)('*').allowed);
    const own = [path, ...closingRules(path).map((rule) => rule.path)].flatMap(
      (each) => allowed.get(each) ?? [],
    );
    const suggested = suggestedPaths.includes(path);
    const [first] = closes;
    const [line] = own;
    const insist = `Write “${path}/” to close what is under it all the same.`;
    if (suggested && first !== undefined)
      notes.push(
        `“${path}” was left out: it would close ${pagesOf(closes)} that your site lists or links to, e.g. ${pathOf(first)}. ${insist}`,
      );
    else if (suggested && line)
      notes.push(
        `“${path}” was left out: line ${line.line} of your file, “${line.text}”, opens it. ${insist}`,
      );
    else {
      paths.push(path);
      if (first !== undefined)
        notes.push(
          `“${path}” closes ${pagesOf(closes)} of your site to search and answer engines, as you asked, e.g. ${pathOf(first)}: take the path out if you want them found.`,
        );
    }
  }
  return { paths, notes };
}
