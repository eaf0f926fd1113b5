import { describe, expect, it } from 'vitest';
import { indexRules, isPlainRule } from './index-rules.ts';
import type { RobotsRule } from './parsed-robots.ts';
import { compilePathPattern } from './path-pattern.ts';
import { robotsPathOf } from './robots-path.ts';

/** Rules in short: `+/path` allows, `-/path` does not. The line number is the place in the list. */
const rulesOf = (...written: string[]): RobotsRule[] =>
  written.map((text, index) => ({
    kind: text.startsWith('+') ? 'allow' : 'disallow',
    text: text.slice(1),
    path: text.slice(1),
    pattern: compilePathPattern(text.slice(1)),
    line: index + 1,
  }));

/** The rule that decides for a path, as it was written, with its line. */
function deciding(path: string, ...written: string[]): string | null {
  const rule = indexRules(rulesOf(...written))(robotsPathOf(path));
  return rule && `${rule.kind === 'allow' ? '+' : '-'}${rule.path} line ${rule.line}`;
}

describe('the rule that decides', () => {
  it('is the longest that matches, wherever it stands', () => {
    expect(deciding('/a/b', '-/a', '+/a/b')).toBe('+/a/b line 2');
    expect(deciding('/a/b', '+/a/b', '-/a')).toBe('+/a/b line 1');
    expect(deciding('/a/b', '-/a/b', '+/a')).toBe('-/a/b line 1');
    expect(deciding('/a/c', '-/a', '+/a/b')).toBe('-/a line 1');
  });

  it('is the longest among paths with stars, and between these and plain ones', () => {
    expect(deciding('/a/b.php', '-/a', '+/*.php')).toBe('+/*.php line 2');
    expect(deciding('/a/b.php', '-/a/b.ph', '+/*.php')).toBe('-/a/b.ph line 1');
    expect(deciding('/a/b.php', '+/*.php', '-/a/*.php')).toBe('-/a/*.php line 2');
    expect(deciding('/a/b.php', '-/a/*.php', '+/*.php')).toBe('-/a/*.php line 1');
    expect(deciding('/a/b.php', '+/*.php', '-/*.php$')).toBe('-/*.php$ line 2');
  });

  it('allows when two of one length match', () => {
    expect(deciding('/ab', '-/ab', '+/ab')).toBe('+/ab line 2');
    expect(deciding('/ab', '+/ab', '-/ab')).toBe('+/ab line 1');
    expect(deciding('/ab', '-/*b', '+/ab')).toBe('+/ab line 2');
    expect(deciding('/ab', '+/*b', '-/ab')).toBe('+/*b line 1');
    expect(deciding('/ab', '-/*b', '+/a*')).toBe('+/a* line 2');
  });

  it('is the first of two that say the same', () => {
    expect(deciding('/ab', '-/ab', '-/ab')).toBe('-/ab line 1');
    expect(deciding('/ab', '-/a*', '-/*b')).toBe('-/a* line 1');
    expect(deciding('/ab', '-/*b', '-/a*')).toBe('-/*b line 1');
    expect(deciding('/ab', '-/*b', '-/ab')).toBe('-/*b line 1');
    expect(deciding('/ab', '-/ab', '-/*b')).toBe('-/ab line 1');
  });

  it('is none when no path matches or the rule has no path', () => {
    expect(deciding('/b', '-/a', '-/*c')).toBeNull();
    expect(deciding('/b', '-')).toBeNull();
    expect(deciding('/a', '-/a/longer')).toBeNull();
    expect(deciding('/a')).toBeNull();
  });
});

it('is plain when it holds neither a star nor an end sign', () => {
  expect(rulesOf('-/a', '-/a*', '-/a$', '-/a*b$').map(isPlainRule)).toEqual([true, false, false, false]);
});
