import { describe, expect, it } from 'vitest';
import { compilePathPattern, matchesPath } from './path-pattern.ts';

const matches = (rule: string, path: string) => matchesPath(compilePathPattern(rule), path);

describe('the path of a rule', () => {
  it.each([
    ['/a', '/a'],
    ['/a', '/abc'],
    ['/a*', '/a'],
    ['/a*c', '/abbc/more'],
    ['/a*c', '/ac'],
    ['/*.php', '/x/y.php?z'],
    ['/a$', '/a'],
    // The last piece may directly follow the one before, because the star matches nothing too.
    ['/x*.php$', '/x.php'],
    ['/x*.php$', '/x.php.php'],
    ['/a*b*b$', '/abb'],
    ['/**b', '/b'],
    ['/a$b', '/a%24b'],
  ])('%s matches %s', (rule, path) => {
    expect(matches(rule, path)).toBe(true);
  });

  it.each([
    ['/a', '/b'],
    ['/a*c', '/ab'],
    ['/a$', '/ab'],
    ['/x*.php$', '/x.php5'],
    // The two pieces must not share a letter.
    ['/ab*bc$', '/abc'],
    ['/a*b*b$', '/ab'],
    ['/a*c*b', '/abc'],
  ])('%s does not match %s', (rule, path) => {
    expect(matches(rule, path)).toBe(false);
  });

  it('weighs the octets that are written, stars and end sign included', () => {
    expect(compilePathPattern('/a*b$').octets).toBe(5);
    expect(compilePathPattern('/ü').octets).toBe('/%C3%BC'.length);
  });
});
