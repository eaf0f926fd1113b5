import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../testing/evidence-of.ts';
import { forbidsIndexing, readIndexingRules } from './indexing-rules.ts';

/** The rules of a page with a header and a tag, each as "agent directive value". */
function rulesOf(header: string, robotsMeta: { agent: string; content: string }[] = [], date = '') {
  const { page, response } = evidenceOf({
    page: { robotsMeta },
    response: { headers: { 'x-robots-tag': header, date } },
  });
  if (!page.ok || !response.ok) throw new Error('The page of the test is there.');
  const rules = readIndexingRules(response.value, page.value);
  return { rules, response: response.value };
}
const told = (...asked: Parameters<typeof rulesOf>) =>
  rulesOf(...asked).rules.map(({ agent, directive, value }) =>
    [agent, directive, ...(value === null ? [] : [value])].join(' '),
  );

describe('the rules of indexing', () => {
  it.each<[string, string, string[]]>([
    ['for everyone', 'noindex', ['robots noindex']],
    [
      'in any case, with blanks and empty pieces',
      ' NoIndex , , nofollow ,',
      ['robots noindex', 'robots nofollow'],
    ],
    [
      'for one agent and what follows it',
      'Bingbot : noindex, nofollow',
      ['bingbot noindex', 'bingbot nofollow'],
    ],
    ['on each line anew', 'bingbot: noindex\nnofollow', ['bingbot noindex', 'robots nofollow']],
    ['with a value', 'max-snippet : 0 ', ['robots max-snippet 0']],
    ['with a value for one agent', 'googlebot: max-snippet : 0', ['googlebot max-snippet 0']],
    [
      'with a time',
      'unavailable_after: 25 Jun 2010 15:00:00 PST',
      ['robots unavailable_after 25 jun 2010 15:00:00 pst'],
    ],
    [
      'with a time that has a comma, and what follows it',
      'unavailable_after: Wed, 03 Jul 2013 15:00:00 GMT, nosnippet',
      ['robots unavailable_after wed 03 jul 2013 15:00:00 gmt', 'robots nosnippet'],
    ],
    ['that nobody knows', 'googlebot: other: 0', ['googlebot other: 0']],
    ['without an agent before the colon', 'googlebot: : 0', ['googlebot : 0']],
    ['for agents that only train', 'gptbot: noindex', []],
    ['of a header that is empty', '', []],
  ])('are read %s', (_, header, rules) => {
    expect(told(header)).toEqual(rules);
  });

  it('are read from tags, too, each with the place where it stands', () => {
    const { rules } = rulesOf('none', [{ agent: 'GoogleBot', content: 'noindex, nofollow' }]);
    expect(rules.map(({ agent, source, where }) => [agent, source, where])).toEqual([
      ['googlebot', 'meta', '<meta name="GoogleBot" content="noindex, nofollow">'],
      ['googlebot', 'meta', '<meta name="GoogleBot" content="noindex, nofollow">'],
      ['robots', 'header', 'X-Robots-Tag: none'],
    ]);
  });

  it.each([
    ['noindex', true],
    ['none', true],
    ['nofollow', false],
    ['unavailable_after: 2026-01-01T11:59:59Z', true],
    ['unavailable_after: 2026-01-01T12:00:00Z', false],
    ['unavailable_after: soon', false],
  ])('keep a page out of an index: %s, %s', (header, does) => {
    const { rules, response } = rulesOf(header, [], 'Thu, 01 Jan 2026 12:00:00 GMT');
    expect(forbidsIndexing(rules, response)).toHaveLength(does ? 1 : 0);
  });
});
