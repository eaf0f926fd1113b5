import { analysisReport } from '@visible-ai/shared/analysis/schema';
import { expect, it } from 'vitest';
import { hostileTexts, madeReport, madeSiteReport, saying, whole } from '../testing/made-reports.ts';
import { renderJson } from './render-json.ts';

it('is the report as the API answers it, with the version of its shape beside it', async () => {
  for (const report of [madeReport(), madeSiteReport()]) {
    const read: unknown = JSON.parse(await whole(renderJson(report)));
    expect(read).toEqual({ schemaVersion: '1.0', ...JSON.parse(JSON.stringify(report.document)) });
  }
});

it('says of a page all that its shape names', async () => {
  const read: unknown = JSON.parse(await whole(renderJson(madeReport())));
  expect(analysisReport.parse(read).score).toBe(49);
});

it.each(hostileTexts)('is read back sign for sign whatever a page says: %s', async (_name, text) => {
  const report = saying(madeSiteReport(), text);
  const bytes = Buffer.from(await whole(renderJson(report)));
  expect(JSON.parse(bytes.toString())).toMatchObject({ siteName: text, notes: [text] });
});
