import type { RobotsRule } from './parsed-robots.ts';
import { matchesPath } from './path-pattern.ts';

/** Whether a rule decides where another one matches, too: the longer, then `Allow`, then the first (RFC 9309, 2.2.2). */
function beats(rule: RobotsRule, other: RobotsRule): boolean {
  if (rule.pattern.octets !== other.pattern.octets) return rule.pattern.octets > other.pattern.octets;
  return rule.kind === other.kind ? rule.line < other.line : rule.kind === 'allow';
}

/** Whether a path is all there is to match: no star, and it may go on. */
export const isPlainRule = ({ pattern }: RobotsRule) => pattern.pieces.length === 1 && !pattern.anchored;

/**
 * Prepares the search for the rule that decides. Plain paths are looked up; only those with `*` or `$` are tried
 * one by one, longest first.
 *
 * @returns takes a path as `robotsPathOf` gives it; null when no rule matches.
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
  patterns.sort((one, other) => (beats(one, other) ? -1 : 1));

  return (path) => {
    let best: RobotsRule | null = null;
    for (const length of lengths) {
      const found = length <= path.length ? plain.get(path.slice(0, length)) : undefined;
      if (found && (!best || beats(found, best))) best = found;
    }
    for (const rule of patterns) {
      if (best && !beats(rule, best)) break;
      if (matchesPath(rule.pattern, path)) return rule;
    }
    return best;
  };
}
