import type { ParsedRobots, RobotsGroup, RobotsRule } from '@visible-ai/shared/robots-txt/parsed-robots';
import { isMisspelt } from '@visible-ai/shared/robots-txt/robots-line';
import {
  EVERYTHING,
  insertAfter,
  lastLineOf,
  lineText,
  type RobotsEdit,
  replaceField,
  replaceLine,
  withValue,
} from '../../robots-edit/robots-edit.ts';
import { isMisspeltAgent, respellAgents } from './misspelt-agents.ts';

/** Closes everything for every crawler: only some crawlers understand misspelt rules. */
const closesAll = ({ kind, path, text }: RobotsRule) =>
  kind === 'disallow' && EVERYTHING.has(path) && !isMisspelt(text);

/** The groups that name an agent for every crawler. */
const groupsNaming = (parsed: ParsedRobots, token: string) =>
  parsed.groups.filter(({ agents }) =>
    agents.some((agent) => agent.token === token && !isMisspeltAgent(parsed, agent)),
  );

/** Whether an agent has no open page left, by its own groups or by the one for all. */
function isOutAlready(parsed: ParsedRobots, token: string): boolean {
  const named = groupsNaming(parsed, token);
  const rules = (named.length > 0 ? named : groupsNaming(parsed, '*')).flatMap((group) => group.rules);
  return rules.some(closesAll) && rules.every(({ kind, path }) => kind === 'disallow' || path === '');
}

/** Closes a group: misspelt names of fields are corrected, its opening rules reversed, and one line closes everything. */
function closeGroup(parsed: ParsedRobots, group: RobotsGroup): RobotsEdit[] {
  const wrong = group.rules.filter(
    ({ kind, path, text }) => path !== '' && (kind === 'allow' || (EVERYTHING.has(path) && isMisspelt(text))),
  );
  const turned = [
    ...respellAgents(parsed, group),
    ...wrong.map(({ line }) => replaceField(parsed, line, 'Disallow')),
  ];
  if (group.rules.some(({ path }) => EVERYTHING.has(path))) return turned;
  const empty = group.rules.find(({ kind, path }) => kind === 'disallow' && path === '');
  const closing = empty
    ? replaceLine(empty.line, [withValue(lineText(parsed, empty.line), '/')])
    : insertAfter(lastLineOf(group), ['Disallow: /']);
  return [...turned, closing];
}

/** A last group without a rule would merge with the one that is appended after it. */
function closeLastGroup(parsed: ParsedRobots): RobotsEdit[] {
  const last = parsed.groups.at(-1);
  return last && last.rules.length === 0 ? [insertAfter(lastLineOf(last), ['Disallow:'])] : [];
}

/** A group at the end of the file, separate from the text there. */
export function appendGroup(parsed: ParsedRobots, lines: readonly string[]): RobotsEdit[] {
  const apart = parsed.lines.length > 0 ? [''] : [];
  return [...closeLastGroup(parsed), insertAfter(parsed.lines.length, [...apart, ...lines])];
}

/**
 * The edits that block agents from the whole site, on the owner's own lines: a group that names only such
 * agents is closed; in a group that also names others, their `User-agent` lines are removed. Agents without a
 * group share a new one.
 *
 * @param isOut takes a token in lower case; `*` means all others.
 * @param tokens agents to block even if the file does not name them, as their operators spell them.
 */
export function keepAgentsOut(
  parsed: ParsedRobots,
  isOut: (token: string) => boolean,
  tokens: readonly string[],
  reason: string,
): RobotsEdit[] {
  const edits: RobotsEdit[] = [];
  const closed = new Set<string>();
  const takenOut = new Map<string, string>();
  for (const group of parsed.groups) {
    const out = group.agents.filter(({ token }) => token !== '' && isOut(token));
    if (out.length === 0 || out.every(({ token }) => isOutAlready(parsed, token))) continue;
    if (group.agents.every(({ token }) => token === '' || isOut(token))) {
      edits.push(...closeGroup(parsed, group));
      for (const { token } of out) closed.add(token);
    } else
      for (const { token, value, line } of out) {
        edits.push(replaceLine(line, []));
        takenOut.set(token, value);
      }
  }
  const wanted = new Map([
    ...takenOut,
    ...tokens.map((token): [string, string] => [token.toLowerCase(), token]),
  ]);
  const appended = [...wanted].filter(
    ([token]) => !closed.has(token) && (takenOut.has(token) || !isOutAlready(parsed, token)),
  );
  if (appended.length === 0) return edits;
  const lines = [...appended.map(([, value]) => `User-agent: ${value}`), 'Disallow: /'];
  const last = parsed.groups.at(-1);
  const lastIsRuled = edits.some(
    ({ line, removes, adds }) => last && !removes && line === lastLineOf(last) + 1 && adds.length > 0,
  );
  const group = appendGroup(parsed, [`# Added: ${reason}`, ...lines]);
  return [...edits, ...(lastIsRuled ? group.slice(-1) : group)];
}
