import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import type { ParsedRobots, RobotsGroup, RobotsRule } from '@visible-ai/shared/robots-txt/parsed-robots';
import { isMisspelt } from '@visible-ai/shared/robots-txt/robots-line';
import {
  applyEdits,
  insertAfter,
  lastLineOf,
  lineText,
  type RobotsDraft,
  type RobotsEdit,
  replaceField,
  replaceLine,
  withValue,
} from '../../robots-edit/robots-edit.ts';
import { type ClosingRule, closingRules } from './closing-rules.ts';
import { appendGroup } from './keep-agents-out.ts';
import { respellAgents } from './misspelt-agents.ts';

const ADDED = '# Added: where crawlers need not go';

/** A file, searched once: the rules of each agent, and the last group that names it. */
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

const nameOf = (token: string) => (token === '*' ? 'AnyOtherAgent' : token);

/** Whether an agent is already blocked from a path, by this rule or by a wider one. */
function isKeptOut(read: ReadAgents, token: string, { path, probe }: ClosingRule, origin: string): boolean {
  const rules = read.rules.get(token) ?? [];
  // A rule that allows the same path is reversed.
  if (rules.some((rule) => rule.path === path)) return true;
  if (probe !== null) return !read.judge(new URL(probe, origin).href)(nameOf(token)).allowed;
  const fromEverything = rules.some((rule) => rule.kind === 'disallow' && rule.path === '/');
  return fromEverything && rules.every((rule) => rule.kind === 'disallow');
}

/**
 * The lines that this group lacks for one of its agents. An agent in several groups gets them in its last
 * one.
 */
function missingRules(
  read: ReadAgents,
  group: RobotsGroup,
  rules: readonly ClosingRule[],
  origin: string,
): string[] {
  const tokens = group.agents
    .map(({ token }) => token)
    .filter((token) => token !== '' && read.lastGroup.get(token) === group);
  return rules
    .filter((rule) => tokens.some((token) => !isKeptOut(read, token, rule, origin)))
    .map(({ path }) => `Disallow: ${path}`);
}

/** Reverses lines that open exactly what should be closed. */
function turnedRules({ parsed }: RobotsDraft, rules: readonly ClosingRule[]): RobotsEdit[] {
  const closed = new Set(rules.map(({ path }) => path));
  return parsed.groups
    .flatMap((group) => group.rules)
    .filter(({ kind, path }) => kind === 'allow' && closed.has(path))
    .map(({ line }) => replaceField(parsed, line, 'Disallow'));
}

/** Corrects the fields of a group that closes a path: misspelt, they would reach lenient crawlers only. */
const respelled = (
  parsed: ParsedRobots,
  group: RobotsGroup,
  closing: readonly RobotsRule[],
): RobotsEdit[] => [
  ...respellAgents(parsed, group),
  ...closing
    .filter(({ line }) => isMisspelt(lineText(parsed, line)))
    .map(({ line }) => replaceField(parsed, line, 'Disallow')),
];

/** With more, nobody would read the resulting file. */
const MOST_OPENED = 50;

/**
 * Lines that open a path whose whole segment should be closed: our longer rules override them, and they would
 * only seem to say the opposite. They are removed if they open nothing else (for `/cart` that would be e.g.
 * `/cart-help`).
 */
function withoutOpened(draft: RobotsDraft, paths: readonly string[], origin: string): RobotsDraft {
  const closed = new Set(paths.filter((path) => closingRules(path).length > 1));
  const opened = draft.parsed.groups.flatMap((group) =>
    group.rules
      .filter(({ kind, path }) => kind === 'allow' && closed.has(path))
      .map((rule) => ({ rule, group })),
  );
  if (opened.length === 0 || opened.length > MOST_OPENED) return draft;
  const edits = opened.map(({ rule }) => replaceLine(rule.line, []));
  const without = applyEdits(draft, edits);
  const [was, is] = [judgeRobots(draft.parsed), judgeRobots(without.parsed)];
  const same = opened.every(({ rule, group }) => {
    const beside = new URL(`${rule.path}-x`, origin).href;
    return group.agents.every(
      ({ token }) => was(beside)(nameOf(token)).allowed === is(beside)(nameOf(token)).allowed,
    );
  });
  // A group that loses its last rule would merge with the next one.
  const ours = new Set(paths.flatMap(closingRules).map(({ path }) => path));
  const emptied = opened.some(({ group }) =>
    group.rules.every(({ path, kind }) => ours.has(path) || (kind === 'allow' && closed.has(path))),
  );
  return same && !emptied ? without : draft;
}

/**
 * Closes the paths that the owner asks for, in every group: an agent with its own group does not read the one
 * for all (RFC 9309, 2.2.1). The owner's more specific exceptions stay effective; a line that opens exactly
 * what should be closed is reversed.
 */
export function closePaths(owner: RobotsDraft, paths: readonly string[], origin: string): RobotsDraft {
  if (paths.length === 0) return owner;
  const rules = paths.flatMap(closingRules);
  const draft = withoutOpened(owner, paths, origin);
  const { parsed } = draft;
  const read = readAgents(parsed);
  const edits = turnedRules(draft, rules);
  const closed = new Set(rules.map(({ path }) => path));
  // A wider rule is left as it is: corrected, it would close more than was asked for.
  const closes = (path: string) => closed.has(path) || paths.includes(path);
  const comment = parsed.lines.length > 1 ? [ADDED] : [];
  for (const group of parsed.groups) {
    const missing = missingRules(read, group, rules, origin);
    const closing = group.rules.filter(({ kind, path }) => kind === 'disallow' && closes(path));
    if (missing.length > 0 || closing.length > 0) edits.push(...respelled(parsed, group, closing));
    if (missing.length > 0) edits.push(insertAfter(lastLineOf(group), [...comment, ...missing]));
  }
  if (!read.lastGroup.has('*')) {
    const lines = rules.map(({ path }) => `Disallow: ${path}`);
    edits.push(...appendGroup(parsed, [...comment, 'User-agent: *', ...lines]));
  }
  return applyEdits(draft, edits);
}

/** The requested delay, in the owner's own lines if there are some. */
export function delayCrawls(draft: RobotsDraft, seconds: number): RobotsDraft {
  if (seconds === 0) return draft;
  const { parsed } = draft;
  const line = `Crawl-delay: ${seconds}`;
  const groups = parsed.groups.filter(({ agents }) => agents.some(({ token }) => token === '*'));
  const own = groups.flatMap(({ crawlDelays }) => crawlDelays);
  const last = groups.at(-1);
  if (own.length > 0)
    return applyEdits(
      draft,
      own
        .filter((delay) => delay.seconds !== seconds)
        .map((delay) => {
          return replaceLine(delay.line, [withValue(lineText(parsed, delay.line), String(seconds))]);
        }),
    );
  const edits = last
    ? [insertAfter(lastLineOf(last), [line])]
    : appendGroup(parsed, ['User-agent: *', line, 'Allow: /']);
  return applyEdits(draft, edits);
}
