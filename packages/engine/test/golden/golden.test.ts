import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { answerText } from '../../src/write/qa-section/answer-part.ts';
import { qaDownloads } from '../../src/write/qa-section/qa-downloads.ts';
import { readQaSection } from '../../src/write/qa-section/read-qa-section.ts';
import { compareWithWanted } from './compare-with-wanted.ts';
import { goldenFiles, QUESTIONS, type WrittenSite, writeSite } from './golden-files.ts';
import { judgeJsonLd, wordsOfSite } from './judge-json-ld.ts';
import { type FileNumbers, measureFiles, numbersRow } from './measure-files.ts';
import { crawlSharedSite, type GoldenSite, goldenSites, haveSharedSites, htmlOf } from './shared-sites.ts';
import { wantedGraphs } from './wanted-json-ld.ts';

const keptFile = (site: GoldenSite, name: string) =>
  readFileSync(new URL(`files/${site}/${name}`, import.meta.url), 'utf8');

describe.skipIf(!haveSharedSites).each(goldenSites)('the files written from %s (skipped without ../shared)', (name) => {
  let site: CrawledSite;
  let written: WrittenSite;
  let numbers: FileNumbers;
  beforeAll(async () => {
    site = await crawlSharedSite(name);
    written = await writeSite(site);
    numbers = measureFiles(site, written, htmlOf(name));
  });

  it('are those that a person has read, in every run: `npm run golden` writes them anew', () => {
    for (const [file, text] of Object.entries(goldenFiles(name, site, written)))
      expect(text, file).toBe(keptFile(name, file));
  });

  it('have the numbers that the documents tell', () => {
    const told = readFileSync(new URL('../../../../docs/generated-files.md', import.meta.url), 'utf8');
    expect(told.split('\n')).toContain(numbersRow(name, numbers));
  });

  it('list every page that the sitemap has and that says something', () => {
    expect(numbers.sitemap.listed).toBe(numbers.sitemap.read);
  });

  it('describe pages by more than their titles', () => {
    const { all, described, notTheTitle, fullLength } = numbers.links;
    expect(notTheTitle).toBe(described);
    expect(described / all).toBeGreaterThanOrEqual(0.95);
    expect(fullLength / all).toBeGreaterThanOrEqual(0.9);
  });

  it('are llms.txt without a fault, by its own rules and by Lighthouse’s', () => {
    expect(numbers.llmsProblems).toEqual([]);
    expect(numbers.lighthouse).toBe(true);
  });

  it('answer in the site’s own words alone', () => {
    expect(numbers.questions.wordForWord).toBe(numbers.questions.all);
    expect(numbers.questions.all).toBeLessThanOrEqual(QUESTIONS);
    expect(numbers.questions.all).toBeGreaterThanOrEqual(8);
  });

  it('are the same questions as FAQPage data and as Markdown', () => {
  const items = readQaSection(written.qa.text);
  const downloads = qaDownloads(written.qa.text);
  expect(JSON.parse(downloads?.json_ld ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    })),
  });
  expect(downloads?.markdown.match(/^## /gm)).toHaveLength(items.length);
});

  it('have structured data of schema.org’s types and properties, and no value that the pages do not say', () => {
    const { faults, nodes } = judgeJsonLd(site, written.data.text, wordsOfSite(htmlOf(name)));
    expect(faults).toEqual([]);
    const { text, notes } = written.data;
    expect(compareWithWanted(nodes, text, notes, wantedGraphs[name])).toEqual([]);
  });

it('change no verdict of the owner’s robots.txt beyond the paths asked for', () => {
    expect(numbers.verdicts.compared).toBeGreaterThan(500);
    expect(numbers.verdicts.changed).toBe(0);
  });
});
