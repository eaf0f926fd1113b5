import { expect, it } from 'vitest';
import { exportFileName, exportFormats, formatFacts } from './export-formats.ts';

it.each([
  ['https://shop.example:8443/a?b', 'json', 'visible-ai-shop.example-2026-11-20.json'],
  ['https://bücher.example/', 'sarif', 'visible-ai-xn--bcher-kva.example-2026-11-20.sarif'],
  ['http://[::1]:8080/', 'junit', 'visible-ai-1-2026-11-20.xml'],
  ['not an address', 'md', 'visible-ai-report-2026-11-20.md'],
] as const)('names the export of %s as %s after its host and its day in UTC', (url, format, name) => {
  expect(exportFileName(url, '2026-11-20T23:59:59.000Z', format)).toBe(name);
});

it('names no two formats alike', () => {
  for (const fact of ['label', 'ending', 'mediaType'] as const)
    expect(new Set(exportFormats.map((format) => formatFacts[format][fact])).size).toBe(exportFormats.length);
});
