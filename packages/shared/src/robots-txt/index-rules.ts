import type { RobotsRule } from './parsed-robots.ts';
import { matchesPath } from './path-pattern.ts';

/** Sorts the rule that wins to the front: the longest, then `Allow`, then the first (RFC 9309, 2.2.2). */
const byPrecedence = (one: RobotsRule, other: RobotsRule): number =>
  other.pattern.octets - one.pattern.octets ||
  Number(other.kind === 'allow') - Number(one.kind === 'allow') ||
  one.line - other.line;

const beats = (rule: RobotsRule, other: RobotsRule) => byPrecedence(rule, other) < 0;

/** Whether a rule is a plain prefix: it has no star and no end mark. */
export const isPlainRule = ({ pattern }: RobotsRule) => pattern.pieces.length === 1 && !pattern.anchored;

/**
 * Prepares the search for the rule that decides. Plain paths are looked up. Only rules with `*` or `$` are
 * tried one by one, longest first.
 *
 * @returns a function that takes a path from `robotsPathOf`, and returns null if no rule matches.
 */
export function indexRules(rules: readonly RobotsRule[]): (path: string) => RobotsRule | null {
  const plain = new Map<string, RobotsRule>();
  const patterns: RobotsRule[] = [];
  for (const rule of rules) {
    const [piece = ''] = rule.pattern.pieces;
    if (rule.path === '') continue;
    const known = plain.get(piece);
    if (!isPlainRule(rule)) patterns.push(rule);
    else if (!known || beats(rule, known)) plain.set(piece, rule);
  }
  const lengths = [...new Set([...plain.keys()].map((piece) => piece.length))];
  patterns.sort(byPrecedence);

  return (path) => {
    let best: RobotsRule | null = null;
    for (const length of lengths) {
      const found = plain.get(path.slice(0, length));
      if (found && (!best || beats(found, best))) best = found;
    }
    for (const rule of patterns) {
      if (best && !beats(rule, best)) break;
      if (matchesPath(rule.pattern, path)) return rule;
    }
    return best;
  };
}
