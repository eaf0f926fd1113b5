import { expect, it } from 'vitest';
import type { Finding, ReportModel } from '../report-model.ts';
import { madeReport, madeSiteReport } from '../testing/made-reports.ts';
import { drawPdf } from './draw-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const A4 = { paper: 'a4', branding: null } as const;
const EVIL = '\u202eevil\u0000\ud800 \u2066x\u0007<script> ) Tj ET (';

/** The findings of a report, one of them changed: each costs a second if all are. */
const withHostile = ({ findings: [first, ...others] }: ReportModel, change: Partial<Finding>) =>
  first ? [{ ...first, ...change }, ...others] : [];

it('cuts what is too long, and says so, and takes out what steers the text around it', async () => {
  const { model } = madeReport();
  const pdf = await readPdf(
    await drawPdf(
      {
        ...model,
        title: EVIL.repeat(400),
        address: `https://x.example/${'b'.repeat(5000)}`,
        cap: { at: 49, because: EVIL.repeat(40) },
        notes: Array.from({ length: 300 }, () => EVIL),
        findings: withHostile(model, {
          evidence: `${EVIL} ${'w'.repeat(10_000)}`,
          details: Array.from({ length: 500 }, (_, index) => `${EVIL}${index}`),
          snippet: { label: EVIL, language: 'html', code: `${'c'.repeat(3000)}\n`.repeat(300) },
        }),
      },
      A4,
    ),
  );
  expect(pdf.text).toContain('evil� x<script> ) Tj ET (');
  expect(pdf.text).toMatch(/cut: 10,0\d\d characters/);
  expect(pdf.text).toContain('more lines');
  expect(pdf.text).toContain('and 488 more');
  expect(pdf.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/);
  expect(pdf.pages.length).toBeLessThan(30);
});

it('draws any sign of Unicode or a mark in its place', async () => {
  const all = Array.from({ length: 9000 }, (_, index) => 33 + index * 13)
    .filter((sign) => sign < 0xd800 || sign > 0xdfff)
    .map((sign) => String.fromCodePoint(sign))
    .join('');
  const { model } = madeReport();
  const details = Array.from({ length: 12 }, (_, index) => all.slice(index * 700, (index + 1) * 700));
  const bytes = await drawPdf({ ...model, title: all, findings: withHostile(model, { details }) }, A4);
  expect((await readPdf(bytes)).pages.length).toBeGreaterThan(5);
});

it('bounds a site of 2,000 issues and 2,000 pages, and says where the rest is', async () => {
  const { model } = madeSiteReport();
  if (model.kind !== 'site') throw new Error('not a site');
  const [issue] = model.findings;
  const [page] = model.pages;
  const [template] = model.templates;
  if (!issue || !page || !template) throw new Error('an empty site');
  const many = <T>(make: (index: number) => T) => Array.from({ length: 2000 }, (_, index) => make(index));
  const pdf = await readPdf(
    await drawPdf(
      {
        ...model,
        findings: many((index) => ({ ...issue, id: `i${index}`, title: `Issue ${index}.` })),
        pages: many((index) => ({
          ...page,
          url: `https://bakery.example/${index}`,
          title: EVIL,
          score: index % 101,
        })),
        templates: many((index) => ({ ...template, id: `t${index}`, examples: ['javascript:alert(1)'] })),
      },
      A4,
    ),
  );
  expect(pdf.text).toContain('Issue 99.');
  expect(pdf.text).toContain('the other 1,700 are in the CSV and JSON');
  expect(pdf.text).toContain('1,800 further pages are in the CSV and JSON');
  expect(pdf.text).toContain('1,900 further templates are in the JSON');
  expect(pdf.pages.length).toBeLessThan(80);
  expect(pdf.pages.flatMap(({ links }) => links).filter((link) => !/^https?:/.test(link))).toEqual([]);
});

it('draws a report that says nothing', async () => {
  const { model } = madeReport();
  const nothing = {
    title: '',
    host: '',
    address: '',
    createdAt: '',
    score: null,
    band: null,
    word: 'No score',
  };
  const empty = { groups: [], engines: [], findings: [], ladder: { steps: [], all: null } };
  const pdf = await readPdf(await drawPdf({ ...model, ...nothing, ...empty }, A4));
  expect(pdf.text).toContain('Nothing that was checked needs to be fixed.');
});
