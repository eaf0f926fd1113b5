import { beforeAll, describe, expect, it } from 'vitest';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { withoutModelTalkIn } from '../../src/write/addressed-to-models.ts';
import { writeJsonLd } from '../../src/write/json-ld/write-json-ld.ts';
import type { WrittenFile } from '../../src/write/written-file.ts';
import { compareWithWanted } from './compare-with-wanted.ts';
import { judgeJsonLd, wordsOfSite } from './judge-json-ld.ts';
import { crawlSharedSite, goldenSites, haveSharedSites, htmlOf, sharedSites } from './shared-sites.ts';
import { wantedGraphs } from './wanted-json-ld.ts';

/** Those whose files are kept are judged where they are read: see `golden.test.ts`. */
const others = sharedSites.filter((name) => !goldenSites.some((kept) => kept === name));

describe.skipIf(!haveSharedSites).each(others)('the structured data of %s (skipped without ../shared)', (name) => {
  let site: CrawledSite;
  let written: WrittenFile;
  beforeAll(async () => {
    site = await crawlSharedSite(name);
    written = writeJsonLd(withoutModelTalkIn(site));
  });

  it('have types and properties of schema.org, and no value that the pages do not say', () => {
    expect(judgeJsonLd(site, written.text, wordsOfSite(htmlOf(name))).faults).toEqual([]);
  });

  it('are what somebody wants who knows the site', () => {
    const { nodes } = judgeJsonLd(site, written.text, '');
    expect(compareWithWanted(nodes, written.text, written.notes, wantedGraphs[name])).toEqual([]);
  });
});
