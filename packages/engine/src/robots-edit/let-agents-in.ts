import type { RobotsGroup, RobotsRule } from '@visible-ai/shared/robots-txt/parsed-robots';
import { EVERYTHING, type RobotsEdit, replaceLine, withField } from './robots-edit.ts';

/** An agent that a line keeps away from an address. */
export interface BlockedAgent {
  token: string;
  /** The line of the rule that decides; null if no line of the file does. */
  line: number | null;
}

const isForAll = ({ agents }: RobotsGroup) => agents.some(({ token }) => token === '*');

/**
 * The rules of the groups for all, for a group with a name: it replaces them (RFC 9309, 2.2.1). Without those
 * that it has itself, and without the lines that block.
 */
function rulesForAll(
  groups: readonly RobotsGroup[],
  blocking: ReadonlySet<number>,
  own: readonly RobotsRule[],
) {
  const known = new Set(own.filter(({ line }) => !blocking.has(line)).map(writtenRule));
  const rules = groups
    .filter(isForAll)
    .flatMap((group) => group.rules)
    .filter(({ line, path }) => !blocking.has(line) && path !== '');
  const written = [...new Set(rules.map(writtenRule))].filter((rule) => !known.has(rule));
  return written.some((rule) => rule.startsWith('Disallow')) ? written : [];
}

const writtenRule = ({ kind, path }: RobotsRule) => `${kind === 'allow' ? 'Allow' : 'Disallow'}: ${path}`;

/**
 * The smallest edit that lets some agents past the rule that blocks them, and no further than everybody else.
 *
 * If a group names only agents to be allowed, its rule is reversed. Otherwise the agents get a separate group
 * in front, so that all others keep the site's rule. An agent that was under `*`, or blocked from everything,
 * gets the other rules of `*` as well. One with a group of its own keeps it (groups merge, and `Allow` wins a
 * tie; RFC 9309, 2.2.1 and 2.2.2).
 */
function editFor(
  groups: readonly RobotsGroup[],
  decidingLine: number,
  blocked: { tokens: string[]; named: boolean; lines: ReadonlySet<number> },
  letIn: ReadonlySet<string>,
): RobotsEdit | null {
  const group = groups.find(({ rules }) => rules.some(({ line }) => line === decidingLine));
  const rule = group?.rules.find(({ line }) => line === decidingLine);
  if (!group || !rule) return null;
  const allow = `Allow: ${rule.path}`;
  // Where the rules for all block the page as well, they are no measure for an agent with a name.
  const isMeasure =
    !isForAll(group) &&
    EVERYTHING.has(rule.path) &&
    !groups.some((each) => isForAll(each) && each.rules.some(({ line }) => blocked.lines.has(line)));
  const copied =
    !blocked.named || isMeasure
      ? rulesForAll(
          groups,
          blocked.named ? blocked.lines : new Set([decidingLine]),
          blocked.named ? group.rules : [],
        )
      : [];
  if (group.agents.every(({ token }) => letIn.has(token)))
    return replaceLine(decidingLine, [withField(rule.text, 'Allow'), ...(isForAll(group) ? [] : copied)]);
  const adds = [...blocked.tokens.map((token) => `User-agent: ${token}`), allow, ...copied, ''];
  return { line: group.agents[0]?.line ?? 1, removes: false, adds };
}

/** Map.groupBy, which Node 20 lacks. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/**
 * The edits that let agents past the rules that block them, in the order of the file and far enough apart for
 * separate hunks.
 *
 * @param letIn tokens, in lower case, of all agents to be allowed, whether they are blocked or not; `*`
 *   allows everybody.
 */
export function letAgentsIn(
  groups: readonly RobotsGroup[],
  blocked: readonly BlockedAgent[],
  letIn: ReadonlySet<string>,
): RobotsEdit[] {
  const isNamed = (name: string) =>
    groups.some((group) => group.agents.some(({ token }) => token === name.toLowerCase()));
  const lines = new Set(blocked.flatMap(({ line }) => line ?? []));
  const alike = groupBy(blocked, ({ line, token }) => `${line} ${isNamed(token)}`);
  const edits = [...alike.values()].flatMap((same) => {
    const tokens = same.map(({ token }) => token);
    const named = tokens.some(isNamed);
    return editFor(groups, same[0]?.line ?? 0, { tokens, named, lines }, letIn) ?? [];
  });
  // Two edits before the same group become one, so that hunks of a diff do not overlap; a line is reversed
  // once.
  const merged = groupBy(edits, ({ line, removes }) => `${line} ${removes}`);
  return [...merged.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      return [first.removes ? first : { ...first, adds: same.flatMap(({ adds }) => adds) }];
    })
    .sort((a, b) => a.line - b.line);
}
