import sax from 'sax';
import { describe, expect, it } from 'vitest';
import type { Report } from '../report.ts';
import { hostileTexts, madeReport, madeSiteReport, PLAIN, saying, whole } from '../testing/made-reports.ts';
import { plainText } from './plain-text.ts';
import { renderJunit } from './render-junit.ts';

interface Element {
  name: string;
  attributes: Record<string, unknown>;
  text: string;
}

/** Strict: throws if it is not XML. */
function elementsOf(xml: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    elements.push(element);
    open.push(element);
  };
  parser.ontext = (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onclosetag = () => open.pop();
  parser.write(xml).close();
  return elements;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: signs that no XML 1.0 document may have
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const read = async (report: Report) => {
  const xml = Buffer.from(await whole(renderJunit(report, PLAIN))).toString();
  expect(xml).not.toMatch(ILLEGAL);
  return elementsOf(xml);
};

describe('JUnit', () => {
  it('makes a failure of what fails, skips what could not be checked, and passes a warning with a note', async () => {
    const report = madeReport();
    const elements = await read(report);
    const count = (status: string) => report.model.findings.filter((one) => one.status === status).length;
    const named = (name: string) => elements.filter((element) => element.name === name);
    expect(named('testcase')).toHaveLength(report.model.findings.length);
    expect(named('failure')).toHaveLength(count('fail'));
    expect(named('skipped')).toHaveLength(count('na'));
    expect(named('system-out')).toHaveLength(count('warn'));
    expect(named('testsuite')[0]?.attributes).toMatchObject({
      name: 'https://bakery.example/',
      tests: String(report.model.findings.length),
      failures: String(count('fail')),
      errors: '0',
      skipped: String(count('na')),
      timestamp: '2026-11-20T10:00:00',
    });
  });

  it('says how long the audit took, and no time where none was measured', async () => {
    const timesOf = async (report: Report, name: string) =>
      (await read(report)).filter((one) => one.name === name).map(({ attributes }) => attributes.time);
    expect(await timesOf(madeReport(), 'testsuites')).toEqual(['1.200']);
    expect(await timesOf(madeReport(), 'testsuite')).toEqual(['1.200']);
    expect(await timesOf(madeSiteReport(), 'testsuites')).toEqual(['90.000']);
    for (const name of ['testsuite', 'testcase'])
      expect(new Set(await timesOf(madeSiteReport(), name))).toEqual(new Set([undefined]));
  });

  it('has a suite for each address of a site', async () => {
    const suites = (await read(madeSiteReport())).filter(({ name }) => name === 'testsuite');
    const paths = suites.map(({ attributes }) => new URL(String(attributes.name)).pathname);
    expect(paths).toEqual(['/', '/product/a', '/product/b', '/busy', '/gone']);
  });

  it.each(hostileTexts)('stays XML whatever a page says: %s', async (_name, text) => {
    for (const report of [saying(madeReport(), text), saying(madeSiteReport(), text)]) {
      const failures = (await read(report)).filter(({ name }) => name === 'failure');
      expect(failures.length).toBeGreaterThan(0);
      for (const failure of failures) expect(failure.text).toContain(plainText(text).trimEnd());
    }
  });
});
