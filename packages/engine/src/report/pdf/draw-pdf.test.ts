import { expect, it } from 'vitest';
import { madeReport, madeSiteReport } from '../testing/made-reports.ts';
import { drawPdf } from './draw-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const A4 = { paper: 'a4', branding: null } as const;

it('draws a cover, a page of summary and the findings, tagged, with bookmarks, page numbers and links', async () => {
  const { model } = madeReport();
  const pdf = await readPdf(await drawPdf(model, A4));
  expect(pdf.isTagged).toBe(true);
  expect(pdf.language).toBe('en');
  expect(pdf.info.Title).toBe('Bakery Example: AI visibility report');
  expect(pdf.outline.slice(0, 3)).toEqual(['Bakery Example', 'Summary', 'What to fix']);
  const [cover, summary, findings] = pdf.pages;
  expect(cover).toMatchObject({ width: 595.28, height: 841.89, links: ['https://bakery.example/'] });
  expect(cover?.text).toContain('20 November 2026, 10:00 UTC');
  expect(cover?.roles).toContain('Figure: AI visibility score: 49 of 100, Poor');
  expect(summary?.text).toContain(`2 / ${pdf.pages.length}`);
  expect(summary?.text).toContain('The score is capped at 49');
  expect(summary?.roles).toEqual(
    expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'Link']),
  );
  expect(findings?.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Code']));
  for (const { title, action } of model.findings) expect(pdf.text).toContain(action ?? title);
});

it('draws a site with its templates and pages, on Letter', async () => {
  const { model } = madeSiteReport();
  const pdf = await readPdf(await drawPdf(model, { ...A4, paper: 'letter' }));
  expect(pdf.pages[0]).toMatchObject({ width: 612, height: 792 });
  expect(pdf.outline).toEqual(['bakery.example', 'Summary', 'Issues', 'Templates', 'Pages']);
  for (const { title } of model.findings) expect(pdf.text).toContain(title);
});

it('has the whole name and the whole line of a brand on its cover, however long, and tells each note once', async () => {
  const { model } = madeReport();
  const name =
    'Müller, Obermaier & Partner Gesellschaft für nachhaltige Beratung von Museen und Sammlungen mbH';
  const footer = Array.from({ length: 24 }, (_, at) => `Line ${at + 10}`).join(' · ');
  const branding = {
    ...{ name, footer, website: 'https://brand.example/', accent: '', logo: null, hideProductName: false },
  };
  const pdf = await readPdf(
    await drawPdf({ ...model, notes: ['Read without its speed.'] }, { paper: 'letter', branding }),
  );
  const cover = (pdf.pages[0]?.text ?? '').replace(/\s+/g, ' ');
  expect(cover).toContain(name);
  expect(cover).toContain(footer);
  expect(cover).toContain('Made with Visible AI');
  expect(pdf.text.split('Read without its speed.')).toHaveLength(2);
});

it('gives the same bytes for the same report', async () => {
  const { model } = madeReport();
  expect(await drawPdf(model, A4)).toEqual(await drawPdf(model, A4));
});
