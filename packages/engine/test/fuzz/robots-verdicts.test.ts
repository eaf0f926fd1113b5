import { decideRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from './fuzz-runs.ts';

/** A piece of a rule or of an address: in a written form, and in the one form in which both are compared. */
interface Piece {
  written: string;
  means: string;
}

const piece = (written: string, means = written): Piece => ({ written, means });
const plain = fc.constantFrom(
  piece('/'),
  piece('a'),
  piece('a'),
  piece('b'),
  piece('%61', 'a'),
  piece('A'),
  piece('é', '%C3%A9'),
  piece('%c3%a9', '%C3%A9'),
  piece('%2f', '%2F'),
  piece('%24'),
  piece('%2a', '%2A'),
  piece('?'),
  piece('.html'),
);
/** A dollar sign that is not at the end is a plain character. */
const wildcard = fc.constantFrom(piece('*'), piece('$', '%24'));
const rulePieces = fc.array(fc.oneof({ weight: 4, arbitrary: plain }, wildcard), { maxLength: 6 });
const pathPieces = fc.array(plain, { maxLength: 7 });

const agentNames = ['FooBot', 'BarBot', 'Foo', '*'];
const writtenAgent = fc
  .tuple(fc.constantFrom(...agentNames), fc.constantFrom('', '/2.1', ' '), fc.boolean())
  .map(([name, version, shout]) => ({
    token: name.toLowerCase(),
    written: (shout ? name.toUpperCase() : name) + (name === '*' ? '' : version),
  }));
const rule = fc.record({
  allow: fc.boolean(),
  pieces: rulePieces,
  slash: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
});
const group = fc.record({
  agents: fc.array(writtenAgent, { minLength: 1, maxLength: 3 }),
  rules: fc.array(rule, { minLength: 1, maxLength: 5 }),
});
const spacing = fc.constantFrom(' ', '', '  ', '\t');
const noise = fc.constantFrom(
  '',
  '',
  '# a comment',
  'Sitemap: https://a.example/s.xml',
  'Crawl-delay: 3',
  'Host: a.example',
  'nonsense',
);
const file = fc.record({
  groups: fc.array(group, { maxLength: 4 }),
  spacing,
  noise,
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  comment: fc.constantFrom('', ' # why', '#why'),
});
type RobotsFile = typeof file extends fc.Arbitrary<infer T> ? T : never;

const pathOf = (pieces: readonly Piece[], form: keyof Piece, slash = true) =>
  (slash ? '/' : '') + pieces.map((each) => each[form]).join('');

/** Octets decide which rule is the most specific. */
const octetsOf = (pieces: readonly Piece[], slash: boolean) =>
  pieces.reduce((sum, { written, means }) => sum + (written === '$' ? 1 : means.length), slash ? 1 : 0);

function write({ groups, spacing: gap, noise: other, lineEnd, comment }: RobotsFile): string {
  const lines = groups.flatMap(({ agents, rules }) => [
    ...agents.map(({ written }) => `User-Agent:${gap}${written}${comment}`),
    other,
    ...rules.flatMap(({ allow, pieces, slash }) => [
      `${gap}${allow ? 'Allow' : 'disallow'}${gap}:${gap}${pathOf(pieces, 'written', slash)}${comment}`,
      other,
    ]),
  ]);
  return lines.join(lineEnd) + lineEnd;
}

/** RFC 9309, 2.2.2 and 2.2.3, implemented again with regular expressions. */
function toRegExp(pieces: readonly Piece[], slash: boolean): RegExp {
  const last = pieces.at(-1)?.written === '$';
  const source = (last ? pieces.slice(0, -1) : pieces)
    .map(({ written, means }) => (written === '*' ? '.*' : means.replace(/\W/g, '\\$&')))
    .join('');
  return new RegExp(`^${slash ? '/' : ''}${source}${last ? '$' : ''}`);
}

/** The longest matching rule of all groups that name the agent, else of those for all; `Allow` if equal. */
function expected({ groups }: RobotsFile, agent: string, path: string): boolean {
  const naming = (token: string) =>
    groups.filter(({ agents }) => agents.some((each) => each.token === token));
  const own = naming(agent);
  const rules = (own.length > 0 ? own : naming('*')).flatMap((each) => each.rules);
  const matching = rules
    .filter(({ pieces, slash }) => pathOf(pieces, 'written', slash) !== '')
    .filter(({ pieces, slash }) => toRegExp(pieces, slash).test(path))
    .map(({ allow, pieces, slash }) => ({ allow, length: octetsOf(pieces, slash) }));
  const longest = Math.max(...matching.map(({ length }) => length));
  const deciding = matching.filter(({ length }) => length === longest);
  return deciding.length === 0 || deciding.some(({ allow }) => allow);
}

describe('the verdicts of robots.txt', () => {
  it('are those of a matcher written apart, for random files, agents and addresses', {
    timeout: fuzzTimeout,
  }, () => {
    let blocked = 0;
    fc.assert(
      fc.property(
        file,
        fc.constantFrom('foobot', 'barbot', 'foo', 'other'),
        pathPieces,
        (robots, agent, path) => {
          const text = write(robots);
          const decision = decideRobots(
            parseRobotsTxt(text),
            agent,
            `https://a.example${pathOf(path, 'written')}`,
          );
          expect(decision.allowed, text).toBe(expected(robots, agent, pathOf(path, 'means')));
          if (!decision.allowed) blocked += 1;
        },
      ),
      fuzzRuns(3000),
    );
    expect(blocked).toBeGreaterThan(200);
  });

  it('name a line of the file that holds the rule they tell', { timeout: fuzzTimeout }, () => {
    fc.assert(
      fc.property(file, pathPieces, (robots, path) => {
        const parsed = parseRobotsTxt(write(robots));
        const decision = decideRobots(parsed, 'FooBot', `https://a.example${pathOf(path, 'written')}`);
        if (decision.line === null) expect(decision.allowed).toBe(true);
        else expect(parsed.lines[decision.line - 1]?.trim()).toBe(decision.rule);
      }),
      fuzzRuns(500),
    );
  });
});
