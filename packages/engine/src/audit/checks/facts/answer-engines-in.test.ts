import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robotsOf } from '../testing/evidence-of.ts';
import { answerEnginesIn } from './answer-engines-in.ts';

/** Applies a unified diff the way patch(1) does, refusing one whose context or counts are wrong. */
function patch(text: string, diff: string): string {
  const old = parseRobotsTxt(text).lines.map((line) => line.replace(/[\r\n]+$/, ''));
  const result: string[] = [];
  let at = 0;
  for (const hunk of diff.split(/^(?=@@ )/m).slice(1)) {
    const [header = '', ...body] = hunk.replace(/\n$/, '').split('\n');
    const [, start = 0, oldLength = 0, newStart = 0, newLength = 0] = (
      /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@$/.exec(header) ?? []
    ).map(Number);
    result.push(...old.slice(at, start - 1));
    expect(result.length + 1).toBe(newStart);
    expect(body.filter((line) => !line.startsWith('-')).length).toBe(newLength);
    expect(body.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))).toEqual(
      old.slice(start - 1, start - 1 + oldLength),
    );
    result.push(...body.filter((line) => !line.startsWith('-')).map((line) => line.slice(1)));
    at = start - 1 + oldLength;
  }
  return [...result, ...old.slice(at)].join('\n');
}

const edited = (text: string, url?: string) => {
  const snippet = answerEnginesIn(text, robotsOf(text, url).agents);
  expect(snippet.language).toBe('diff');
  return patch(text, snippet.code);
};

const verdicts = (text: string, url?: string) =>
  Object.fromEntries(robotsOf(text, url).agents.map(({ token, verdict }) => [token, verdict]));

const counted = robotsOf('')
  .agents.filter((agent) => agent.counted)
  .map(({ token }) => token);

describe('the edit of robots.txt', () => {
  it('turns the deciding line round where a group names only answer engines', () => {
    const text =
      'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n';
    expect(edited(text)).toBe(
      'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nAllow: /\n\nUser-agent: *\nAllow: /',
    );
  });

  it('gives answer engines a group of their own where everybody is shut out, keeping the other rules', () => {
    const text = '# ours\nUser-agent: *\nDisallow: /admin\nDisallow: /\n';
    const result = edited(text);
    expect(result).toContain('Allow: /\nDisallow: /admin\n\nUser-agent: *\nDisallow: /admin\nDisallow: /');
    expect(verdicts(result)).toMatchObject({ Googlebot: 'allowed', GPTBot: 'blocked' });
    expect(verdicts(result, 'https://bakery.example/admin')).toMatchObject({ Googlebot: 'blocked' });
  });

  it('leaves a training agent blocked that shares a group with an answer engine', () => {
    const result = edited('User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n');
    expect(verdicts(result)).toMatchObject({ 'OAI-SearchBot': 'allowed', GPTBot: 'blocked' });
  });

  it('handles several deciding lines and Windows line ends', () => {
    const result = edited('User-agent: *\r\nDisallow: /\r\nUser-agent: bingbot\r\nDisallow: /\r\n');
    expect(verdicts(result)).toMatchObject({ Bingbot: 'allowed', Googlebot: 'allowed' });
  });

  it('lets in an agent with a name though two lines for all close the page', () => {
    const url = 'https://bakery.example/shop/bread';
    const result = edited(
      'User-agent: *\nDisallow: /shop\nDisallow: /shop/\n\nUser-agent: PerplexityBot\nDisallow: /\n',
      url,
    );
    expect(verdicts(result, url)).toMatchObject({ PerplexityBot: 'allowed' });
  });

  it('writes the group to add when no line of the file decides', () => {
    const { agents } = robotsOf('User-agent: *\nDisallow: /\n');
    const snippet = answerEnginesIn(null, agents);
    expect(snippet).toMatchObject({ label: 'robots.txt', language: 'text' });
    expect(verdicts(snippet.code)).toMatchObject({ Googlebot: 'allowed', 'Claude-User': 'allowed' });
  });

  it('always lets every answer engine in and changes nobody else’s verdict, whatever the file says', () => {
    const url = 'https://bakery.example/shop/bread?size=2';
    const agentLine = fc
      .constantFrom('*', 'Googlebot', 'OAI-SearchBot', 'PerplexityBot', 'GPTBot', 'CCBot', 'Otherbot')
      .map((name) => `User-agent: ${name}`);
    const ruleLine = fc
      .tuple(
        fc.constantFrom('Allow', 'Disallow'),
        fc.constantFrom('/', '/shop', '/shop/', '/*', '/shop/*$', '/shop/bread?size', '/other', ''),
      )
      .map(([kind, path]) => `${kind}: ${path}`);
    const line = fc.oneof(
      { weight: 2, arbitrary: agentLine },
      { weight: 3, arbitrary: ruleLine },
      fc.constant(''),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const text = lines.join('\n');
        const before = verdicts(text, url);
        if (counted.every((token) => before[token] === 'allowed')) return;
        const after = verdicts(edited(text, url), url);
        for (const [token, verdict] of Object.entries(before))
          expect(after[token]).toBe(counted.includes(token) ? 'allowed' : verdict);
      }),
      { numRuns: 1000 },
    );
  });
});
