import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import type { ParsedRobots, RobotsGroup, RobotsRule } from '@visible-ai/shared/robots-txt/parsed-robots';
import { lastLineOf, type RobotsInsertion } from './robots-edit.ts';

const isPattern = (path: string) => /[*$]/.test(path);

/** A file, searched through once: the rules of each agent, and the last group that names it. */
function readAgents(parsed: ParsedRobots) {
  const rules = new Map<string, RobotsRule[]>();
  const lastGroup = new Map<string, RobotsGroup>();
  for (const group of parsed.groups) {
    for (const token of new Set(group.agents.map((agent) => agent.token))) {
      rules.set(token, [...(rules.get(token) ?? []), ...group.rules]);
      lastGroup.set(token, group);
    }
  }
  const judge = judgeRobots(parsed);
  const judged = new Map<string, ReturnType<typeof judge>>();
  return {
    rules,
    lastGroup,
    judge(url: string) {
      const known = judged.get(url) ?? judge(url);
      judged.set(url, known);
      return known;
    },
  };
}

type ReadAgents = ReturnType<typeof readAgents>;

/** Whether an agent is kept out of a path already, by this rule or by a wider one. */
function isKeptOut(read: ReadAgents, token: string, path: string, origin: string): boolean {
  const rules = read.rules.get(token) ?? [];
  if (rules.some((rule) => rule.path === path)) return true;
  const fromEverything = rules.some((rule) => rule.kind === 'disallow' && rule.path === '/');
  if (isPattern(path)) return fromEverything && rules.every((rule) => rule.kind === 'disallow');
  const asked = token === '*' ? 'AnyOtherAgent' : token;
  return !read.judge(new URL(path, origin).href)(asked).allowed;
}

/** The paths this group lacks for one of its agents. An agent named by several groups gets them in its last one. */
function missingPaths(
  read: ReadAgents,
  group: RobotsGroup,
  paths: readonly string[],
  origin: string,
): string[] {
  const tokens = group.agents
    .map(({ token }) => token)
    .filter((token) => token !== '' && read.lastGroup.get(token) === group);
  return paths.filter((path) => tokens.some((token) => !isKeptOut(read, token, path, origin)));
}

/**
 * The `Disallow` and `Crawl-delay` lines that the owner asks for, put into every group: an agent that has a
 * group of its own does not read the one for all (RFC 9309, 2.2.1). What the owner wrote stays stronger where
 * it is as specific.
 */
export function planDisallows(
  parsed: ParsedRobots,
  request: { disallowPaths: readonly string[]; crawlDelay: number },
  origin: string,
): RobotsInsertion[] {
  const paths = [...new Set(request.disallowPaths)];
  const insertions: RobotsInsertion[] = [];
  const read = readAgents(parsed);
  const delayed = parsed.groups.some(
    ({ agents, crawlDelays }) => crawlDelays.length > 0 && agents.some(({ token }) => token === '*'),
  );
  for (const group of parsed.groups) {
    const missing = missingPaths(read, group, paths, origin);
    const forAll = group.agents.some(({ token }) => token === '*');
    const lines = [
      ...missing.map((path) => `Disallow: ${path}`),
      ...(forAll && !delayed && request.crawlDelay > 0 && read.lastGroup.get('*') === group
        ? [`Crawl-delay: ${request.crawlDelay}`]
        : []),
    ];
    if (lines.length > 0)
      insertions.push({ after: lastLineOf(group), lines: ['# Added: where crawlers need not go', ...lines] });
  }
  if (!parsed.groups.some(({ agents }) => agents.some(({ token }) => token === '*')))
    insertions.push(...groupForAll(parsed, paths, request.crawlDelay));
  return insertions;
}

/** A file without a group for all gets one at its end. */
function groupForAll(parsed: ParsedRobots, paths: readonly string[], crawlDelay: number): RobotsInsertion[] {
  if (paths.length === 0 && crawlDelay === 0 && parsed.lines.length > 0) return [];
  const lines = [
    ...(parsed.lines.length > 0 ? ['', '# Added: where crawlers need not go'] : []),
    'User-agent: *',
    ...(paths.length > 0 ? paths.map((path) => `Disallow: ${path}`) : ['Allow: /']),
    ...(crawlDelay > 0 ? [`Crawl-delay: ${crawlDelay}`] : []),
  ];
  return [{ after: parsed.lines.length, lines }];
}
