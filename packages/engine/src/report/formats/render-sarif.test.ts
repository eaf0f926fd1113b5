import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Report, TextOptions } from '../report.ts';
import { hostileTexts, madeReport, madeSiteReport, PLAIN, saying, whole } from '../testing/made-reports.ts';
import { renderSarif } from './render-sarif.ts';

/** As its editors publish it, compressed. */
const published = new URL('../../../test/report/sarif-2.1.0-rtm.5.json.gz', import.meta.url);
const schema = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(gunzipSync(readFileSync(published)).toString()));
// A draft 4 schema, which differs only in these two words.
const { $schema: _draft, id: _address, ...readable } = schema;
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
formats.default(ajv);
const isSarif = ajv.compile(readable);

const run = z.object({
  tool: z.object({
    driver: z.object({
      name: z.string(),
      semanticVersion: z.string(),
      rules: z.array(z.object({ id: z.string() })),
    }),
  }),
  automationDetails: z.object({ id: z.string() }),
  results: z.array(
    z.object({
      ruleId: z.string(),
      ruleIndex: z.number(),
      level: z.string(),
      message: z.object({ text: z.string() }),
      locations: z.array(
        z.object({ physicalLocation: z.object({ artifactLocation: z.object({ uri: z.string() }) }) }),
      ),
      partialFingerprints: z.record(z.string(), z.string()),
    }),
  ),
});

async function read(report: Report, options: TextOptions = PLAIN) {
  const document: unknown = JSON.parse(await whole(renderSarif(report, options)));
  isSarif(document);
  expect(isSarif.errors ?? []).toEqual([]);
  expect(JSON.stringify(document)).not.toMatch(/"(?:text|uri|id|markdown|name)":""/);
  const [only] = z.object({ runs: z.array(run).length(1) }).parse(document).runs;
  if (!only) throw new Error('no run');
  return only;
}

const prints = ({ results }: z.infer<typeof run>) =>
  results.map(
    ({ ruleId, partialFingerprints }) => `${ruleId} ${partialFingerprints.primaryLocationLineHash}`,
  );

describe('SARIF', () => {
  it('has a result for each fail and warn, with its rule, its level and the address in its words', async () => {
    const report = madeReport();
    const { results, tool, automationDetails } = await read(report);
    const faults = report.model.findings.filter(({ status }) => status === 'fail' || status === 'warn');
    expect(results.map(({ ruleId }) => ruleId)).toEqual(faults.map(({ checkId }) => checkId));
    expect(results.map(({ level }) => level)).toEqual(
      faults.map(({ status }) => (status === 'fail' ? 'error' : 'warning')),
    );
    for (const { ruleId, ruleIndex, message } of results) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(message.text).toContain('https://bakery.example/');
    }
    expect(tool.driver).toMatchObject({ name: 'Visible AI', semanticVersion: '1.2.3' });
    expect(automationDetails.id).toBe('visible-ai/bakery.example/');
  });

  it('leads from the tool and from each rule to the product, if its address is known', async () => {
    const links = z.object({
      runs: z.array(
        z.object({
          tool: z.object({
            driver: z.object({
              informationUri: z.string().optional(),
              rules: z.array(z.object({ helpUri: z.string().optional() })),
            }),
          }),
        }),
      ),
    });
    const linksOf = async (homepage: string | null) => {
      const text = await whole(renderSarif(madeReport(), { ...PLAIN, homepage }));
      isSarif(JSON.parse(text));
      expect(isSarif.errors ?? []).toEqual([]);
      const { informationUri, rules } = links.parse(JSON.parse(text)).runs[0]?.tool.driver ?? { rules: [] };
      return new Set([informationUri, ...rules.map(({ helpUri }) => helpUri)]);
    };
    expect(await linksOf('https://visible.example')).toEqual(
      new Set(['https://visible.example', 'https://visible.example/about#measures']),
    );
    expect(await linksOf(null)).toEqual(new Set([undefined]));
  });

  it('names the same fault alike in the next analysis, however its words have changed', async () => {
    const first = await read(madeReport());
    const next = await read(saying(madeReport(), 'in other words'));
    expect(prints(next)).toEqual(prints(first));
    expect(new Set(prints(first)).size).toBe(first.results.length);
    const site = await read(madeSiteReport());
    expect(new Set(prints(site)).size).toBe(site.results.length);
  });

  it('points at files of the repository, and where none is named at the configuration', async () => {
    const uris = async (map: TextOptions['map']) => {
      const { results } = await read(madeSiteReport(), { ...PLAIN, map });
      return [
        ...new Set(results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri)),
      ].sort();
    };
    expect(await uris([])).toEqual(['visible-ai.json']);
    const map = [
      { urlPrefix: 'https://bakery.example/', path: 'site/' },
      { urlPrefix: 'https://bakery.example/product/', path: '/../src/product page.tsx' },
    ];
    expect(await uris(map)).toEqual(['site/gone', 'site/index.html', 'src/product%20page.tsx']);
  });

  it.each(hostileTexts)(
    'holds to its schema whatever a page says, and links nowhere: %s',
    async (_name, text) => {
      for (const report of [saying(madeReport(), text), saying(madeSiteReport(), text)])
        for (const { message } of (await read(report)).results) expect(message.text).not.toContain('](');
    },
  );

  it('leaves out warnings first where a site has more faults than code scanning takes', async () => {
    const site = madeSiteReport();
    if (site.kind !== 'site') throw new Error('not a site');
    const [issue] = site.model.findings;
    if (!issue) throw new Error('no issue');
    const page = { ...site.model.pages[0], failed: ['title'], warned: ['dates'] };
    const pages = Array.from({ length: 15_000 }, () => page) as typeof site.model.pages;
    const finding = { issueId: issue.id, title: 'x', evidence: 'y' };
    const many: Report = {
      ...site,
      model: { ...site.model, pages },
      *addresses() {
        for (const [index] of pages.entries())
          yield {
            url: `https://bakery.example/${index}`,
            page: index,
            findings: [
              { ...finding, checkId: 'title', status: 'fail' as const },
              { ...finding, checkId: 'dates', status: 'warn' as const },
            ],
          };
      },
    };
    const text = await whole(renderSarif(many, PLAIN));
    const { runs } = z
      .object({
        runs: z.array(
          z.object({ results: z.array(z.object({ level: z.string() })), invocations: z.array(z.unknown()) }),
        ),
      })
      .parse(JSON.parse(text));
    expect(runs[0]?.results).toHaveLength(15_000);
    expect(new Set(runs[0]?.results.map(({ level }) => level))).toEqual(new Set(['error']));
    expect(JSON.stringify(runs[0]?.invocations)).toContain('15000 are listed');
  });
});
