import type { JoinedFormat } from '@visible-ai/engine';
import { z } from 'zod';

const run = z.looseObject({
  tool: z.looseObject({
    driver: z.looseObject({ rules: z.array(z.looseObject({ id: z.string() })) }),
  }),
  automationDetails: z.looseObject({ id: z.string() }),
  results: z.array(z.looseObject({ ruleId: z.string() })),
  invocations: z.array(z.looseObject({ executionSuccessful: z.boolean() })),
});
const sarifLog = z.looseObject({ runs: z.array(run) });
type Run = z.output<typeof run>;

/** Joins two runs about one host: code scanning accepts only one run with a name. */
function oneRun(first: Run, second: Run): Run {
  const { driver } = first.tool;
  const known = new Set(driver.rules.map(({ id }) => id));
  const rules = [...driver.rules, ...second.tool.driver.rules.filter(({ id }) => !known.has(id))];
  const places = new Map(rules.map(({ id }, index) => [id, index]));
  const results = [...first.results, ...second.results].map((result) => ({
    ...result,
    ruleIndex: places.get(result.ruleId) ?? -1,
  }));
  const invocations = [...first.invocations, ...second.invocations];
  return { ...first, tool: { ...first.tool, driver: { ...driver, rules } }, results, invocations };
}

const hasLooked = ({ invocations }: Run) =>
  invocations.some(({ executionSuccessful }) => executionSuccessful);

/**
 * Moves the errors of runs that could not check into a run that could. For code scanning, a run without
 * results means a host without faults: it would close all known alerts of the host.
 */
function withoutBlindRuns(runs: readonly Run[]): Run[] {
  const [first, ...looked] = runs.filter(hasLooked);
  if (!first) return [...runs];
  const blind = runs.filter((run) => !hasLooked(run)).flatMap(({ invocations }) => invocations);
  return [{ ...first, invocations: [...first.invocations, ...blind] }, ...looked];
}

function joinSarif(texts: readonly string[]): string {
  const logs = texts.map((text) => sarifLog.parse(JSON.parse(text)));
  const byName = new Map<string, Run>();
  for (const each of logs.flatMap(({ runs }) => runs)) {
    const { id } = each.automationDetails;
    const known = byName.get(id);
    byName.set(id, known ? oneRun(known, each) : each);
  }
  return `${JSON.stringify({ ...logs[0], runs: withoutBlindRuns([...byName.values()]) }, null, 1)}\n`;
}

/** The suites of all files in the frame of the first. */
function joinJunit(texts: readonly string[]): string {
  const END = '</testsuites>';
  const open = (text: string) => text.indexOf('>', text.indexOf('<testsuites')) + 1;
  const inside = texts.map((text) => text.slice(open(text), text.lastIndexOf(END)).trimEnd());
  const [first = ''] = texts;
  return `${first.slice(0, open(first))}${inside.join('')}\n${END}\n`;
}

const afterFirstLine = (text: string) => text.slice(text.indexOf('\n') + 1);

/** Joins several files of one format into one that its readers accept. */
export const joiners = {
  json: (texts: readonly string[]) => `[\n${texts.map((text) => text.trimEnd()).join(',\n')}\n]\n`,
  csv: ([first = '', ...more]: readonly string[]) => first + more.map(afterFirstLine).join(''),
  md: (texts: readonly string[]) =>
    texts
      .map((text) => text.trimEnd())
      .join('\n\n---\n\n')
      .concat('\n'),
  sarif: joinSarif,
  junit: joinJunit,
} as const satisfies Record<JoinedFormat, (texts: readonly string[]) => string>;
