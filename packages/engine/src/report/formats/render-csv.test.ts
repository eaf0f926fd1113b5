import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../audit/checks/all-checks.ts';
import { hostileTexts, madeReport, madeSiteReport, saying, whole } from '../testing/made-reports.ts';
import { csvLine } from './csv-line.ts';
import { plainText } from './plain-text.ts';
import { renderCsv } from './render-csv.ts';

/** Strict: every line has as many cells as the first, quotes are closed and only at the edges. */
const read = (text: string): Record<string, string>[] =>
  parse(text, {
    bom: true,
    columns: true,
    relax_column_count: false,
    relax_quotes: false,
    record_delimiter: '\r\n',
  });

describe('CSV', () => {
  it('has a line for each check of a page, in bytes that a spreadsheet takes for UTF-8', async () => {
    const report = madeReport();
    const text = await whole(renderCsv(report));
    expect(text.startsWith('\uFEFFurl,check,title,group,status,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = read(text);
    expect(lines.map(({ check }) => check)).toEqual(report.model.findings.map(({ checkId }) => checkId));
    expect(lines[0]).toMatchObject({
      url: 'https://bakery.example/',
      check: 'ai-agents-allowed',
      group: 'Access',
      status: 'warn',
      priority: 'high',
    });
  });

  it('has a line for each page of a site and check, also for what passed and what has no result', async () => {
    const lines = read(await whole(renderCsv(madeSiteReport())));
    const of = (path: string) => lines.filter(({ url }) => url === `https://bakery.example${path}`);
    expect(
      of('/product/a')
        .filter(({ status }) => status === 'fail')
        .map(({ check }) => check),
    ).toContain('title');
    expect(of('/product/a').find(({ check }) => check === 'hreflang')).toMatchObject({ status: 'na' });
    expect(of('/product/a').find(({ check }) => check === 'one-h1')).toMatchObject({
      status: 'pass',
      evidence: '',
    });
    for (const { id } of allChecks)
      expect(of('/product/a').filter(({ check }) => check === id)).toHaveLength(1);
    expect(of('/busy')).toMatchObject([{ status: 'na', evidence: 'The server answered with status 503.' }]);
    expect(of('/gone')).toMatchObject([{ check: 'sitemap-error', status: 'fail' }]);
  });

  it.each(hostileTexts)('is read back as it can be seen whatever a page says: %s', async (_name, text) => {
    for (const report of [saying(madeReport(), text), saying(madeSiteReport(), text)]) {
      const lines = read(await whole(renderCsv(report)));
      const said = lines.filter(({ status }) => status === 'fail');
      expect(said.length).toBeGreaterThan(0);
      for (const line of said) {
        expect(Object.values(line).filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
        expect(line.evidence?.replace(/^'/, '')).toBe(plainText(text));
      }
    }
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
    'defuses %j, and leaves a number a number',
    (text) => {
      const [[cell, number] = []]: string[][] = parse(csvLine([text, -3]));
      expect([cell, number]).toEqual([`'${text}`, '-3']);
    },
  );
});
