import type { AgentVerdict, Snippet } from '@visible-ai/shared/analysis/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { RobotsGroup } from '@visible-ai/shared/robots-txt/parsed-robots';

/** What to put before a line of the file, and whether the line itself goes. */
interface Edit {
  line: number;
  removes: boolean;
  adds: string[];
}

const CONTEXT_LINES = 2;

/**
 * The smallest edit that lets some agents past the rule that stops them.
 *
 * A group that names only answering agents has its rule turned round. Otherwise the agents get a group of
 * their own in front, so that everybody else keeps the site's rule: under `*` with the group's other rules
 * copied (a named group replaces `*`), under their own name with the one line (groups merge, and `Allow`
 * wins a tie; RFC 9309, 2.2.1 and 2.2.2).
 */
function editFor(
  groups: RobotsGroup[],
  decidingLine: number,
  blocked: { tokens: string[]; named: boolean },
  counted: Set<string>,
): Edit | null {
  const group = groups.find(({ rules }) => rules.some(({ line }) => line === decidingLine));
  const rule = group?.rules.find(({ line }) => line === decidingLine);
  if (!group || !rule) return null;
  const allow = `Allow: ${rule.path}`;
  if (group.agents.every(({ token }) => counted.has(token)))
    return { line: decidingLine, removes: true, adds: [allow] };
  const copied = blocked.named
    ? []
    : groups
        .filter(({ agents }) => agents.some(({ token }) => token === '*'))
        .flatMap(({ rules }) => rules)
        .filter(({ line, path }) => line !== decidingLine && path !== '')
        .map(({ kind, path }) => `${kind === 'allow' ? 'Allow' : 'Disallow'}: ${path}`);
  const adds = [...blocked.tokens.map((token) => `User-agent: ${token}`), allow, ...copied, ''];
  return { line: group.agents[0]?.line ?? 1, removes: false, adds };
}

/** One hunk of a unified diff per edit; edits are sorted and far enough apart to stand alone. */
function unifiedDiff(lines: string[], edits: Edit[]): string {
  const hunks: string[] = [];
  let shift = 0;
  let written = 0;
  for (const { line, removes, adds } of edits) {
    const start = Math.max(written + 1, line - CONTEXT_LINES);
    const after = removes ? line + 1 : line;
    const next = edits.find((edit) => edit.line > line)?.line ?? lines.length + 1;
    const end = Math.min(after + CONTEXT_LINES - 1, lines.length, next - 1);
    const body = [
      ...lines.slice(start - 1, line - 1).map((text) => ` ${text}`),
      ...(removes ? [`-${lines[line - 1]}`] : []),
      ...adds.map((text) => `+${text}`),
      ...lines.slice(after - 1, end).map((text) => ` ${text}`),
    ];
    const oldLength = end - start + 1;
    const newLength = oldLength + adds.length - (removes ? 1 : 0);
    hunks.push(`@@ -${start},${oldLength} +${start + shift},${newLength} @@`, ...body);
    shift += adds.length - (removes ? 1 : 0);
    written = end;
  }
  return ['--- robots.txt', '+++ robots.txt', ...hunks].join('\n');
}

/** Map.groupBy, which Node 20 lacks. */
function groupBy<T, K>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const countedBlocked = (agents: AgentVerdict[]) =>
  agents.filter(({ counted, verdict }) => counted && verdict === 'blocked');

function editsFor(groups: RobotsGroup[], agents: AgentVerdict[]): Edit[] {
  const counted = new Set(agents.filter((agent) => agent.counted).map(({ token }) => token.toLowerCase()));
  const isNamed = (name: string) =>
    groups.some((group) => group.agents.some(({ token }) => token === name.toLowerCase()));
  const alike = groupBy(countedBlocked(agents), ({ line, token }) => `${line} ${isNamed(token)}`);
  const edits = [...alike.values()].flatMap((blocked) => {
    const tokens = blocked.map(({ token }) => token);
    const named = tokens.some(isNamed);
    return editFor(groups, blocked[0]?.line ?? 0, { tokens, named }, counted) ?? [];
  });
  // Two edits in front of the same group become one, so that no hunk meets another.
  const merged = groupBy(edits, ({ line, removes }) => `${line} ${removes}`);
  return [...merged.values()]
    .flatMap((same) => (same[0] ? [{ ...same[0], adds: same.flatMap(({ adds }) => adds) }] : []))
    .sort((a, b) => a.line - b.line);
}

/**
 * The change to robots.txt that lets every counted agent fetch the page: a unified diff that edits the
 * deciding lines, or the whole group to add when the file's text does not show them.
 */
export function robotsEdit(text: string | null, agents: AgentVerdict[]): Snippet {
  const parsed = parseRobotsTxt(text ?? '');
  const edits = editsFor(parsed.groups, agents);
  const lines = parsed.lines.map((line) => line.replace(/[\r\n]+$/, ''));
  if (edits.length > 0) return { label: 'robots.txt', language: 'diff', code: unifiedDiff(lines, edits) };
  const tokens = countedBlocked(agents).map(({ token }) => `User-agent: ${token}`);
  return { label: 'robots.txt', language: 'text', code: [...tokens, 'Allow: /'].join('\n') };
}
