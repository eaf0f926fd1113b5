import { describe, expect, it } from 'vitest';
import { joiners } from './join-reports.ts';

const sarif = (host: string, ...ruleIds: string[]) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Visible AI', rules: ruleIds.map((id) => ({ id })) } },
        automationDetails: { id: `visible-ai/${host}/` },
        results: ruleIds.map((ruleId, ruleIndex) => ({ ruleId, ruleIndex, level: 'error' })),
        invocations: [{ executionSuccessful: true }],
      },
    ],
  });

describe('several reports', () => {
  it('are a list of JSON', () => {
    expect(JSON.parse(joiners.json(['{"a":1}\n', '{"b":2}\n']))).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('are one table with one heading', () => {
    expect(joiners.csv(['\uFEFFurl,check\r\na,b\r\n', '\uFEFFurl,check\r\nc,d\r\n'])).toBe(
      '\uFEFFurl,check\r\na,b\r\nc,d\r\n',
    );
  });

  it('are one document with a rule between them', () => {
    expect(joiners.md(['# A\n', '# B\n'])).toBe('# A\n\n---\n\n# B\n');
  });

  it('are the suites of one file', () => {
    const file = (name: string) =>
      `<?xml version="1.0"?>\n<testsuites name="a &gt; b">\n  <testsuite name="${name}">\n  </testsuite>\n</testsuites>\n`;
    expect(joiners.junit([file('one'), file('two')])).toBe(
      '<?xml version="1.0"?>\n<testsuites name="a &gt; b">\n  <testsuite name="one">\n  </testsuite>\n  <testsuite name="two">\n  </testsuite>\n</testsuites>\n',
    );
  });

  it('tell in a run that looked of one that could not, which would pass for a host without faults', () => {
    const blind = JSON.parse(sarif('down.example'));
    blind.runs[0].invocations = [{ executionSuccessful: false }];
    const down = JSON.stringify(blind);
    const { runs } = JSON.parse(joiners.sarif([down, sarif('a.example', 'title')]));
    expect(runs).toMatchObject([
      {
        automationDetails: { id: 'visible-ai/a.example/' },
        invocations: [{ executionSuccessful: true }, { executionSuccessful: false }],
      },
    ]);
    expect(JSON.parse(joiners.sarif([down])).runs).toHaveLength(1);
  });

  it('are a run of each host: code scanning takes one of a name', () => {
    const { runs } = JSON.parse(
      joiners.sarif([
        sarif('a.example', 'title', 'dates'),
        sarif('b.example', 'title'),
        sarif('a.example', 'dates', 'links'),
      ]),
    );
    expect(runs).toHaveLength(2);
    const [first] = runs;
    expect(first.tool.driver.rules).toEqual([{ id: 'title' }, { id: 'dates' }, { id: 'links' }]);
    expect(
      first.results.map((one: { ruleId: string; ruleIndex: number }) => [one.ruleId, one.ruleIndex]),
    ).toEqual([
      ['title', 0],
      ['dates', 1],
      ['dates', 1],
      ['links', 2],
    ]);
  });
});
