import { writeHere } from '../../src/write/testing/write-here.ts';
import { robotsRequest } from '@visible-ai/shared/content/schema';
import { createContentWriters } from '../../src/model/create-content-writers.ts';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { qaDownloads } from '../../src/write/qa-section/qa-downloads.ts';
import type { WrittenFile } from '../../src/write/written-file.ts';
import { type GoldenSite, goldenOrigin } from './shared-sites.ts';

export interface WrittenSite {
  llms: WrittenFile;
  robots: WrittenFile;
  qa: WrittenFile;
  data: WrittenFile;
}

export const QUESTIONS = 20;
const never = new AbortController().signal;

/** Writes the files of a site like a job without a language model. */
export async function writeSite(site: CrawledSite, questions = QUESTIONS): Promise<WrittenSite> {
  const writers = createContentWriters(null, writeHere);
  return {
    llms: await writers.llmsTxt(site, never),
    robots: await writers.robotsTxt(site, robotsRequest.parse({}), never),
    qa: await writers.qaSection(site, questions, never),
    data: await writers.jsonLd(site, never),
  };
}

/** The files as they are stored: by name, with the site's own address instead of the local server's. */
export function goldenFiles(site: GoldenSite, crawled: CrawledSite, written: WrittenSite) {
  const local = new URL(crawled.origin).origin;
  const kept = (text: string) => text.replaceAll(local, goldenOrigin(site));
  const notes = Object.entries(written).map(
    ([name, { notes: said }]) => `${name}\n${said.map((note: string) => `- ${note}\n`).join('')}`,
  );
  const downloads = qaDownloads(written.qa.text);
  return {
    'llms.txt': kept(written.llms.text),
    'robots.txt': kept(written.robots.text),
    'qa-section.html': kept(`${written.qa.text.replaceAll('</p><p>', '</p>\n<p>')}\n`),
    'qa-section.md': kept(downloads?.markdown ?? ''),
    'qa-section.json': kept(`${downloads?.json_ld ?? ''}\n`),
    'json-ld.json': kept(written.data.text),
    'notes.txt': kept(notes.join('\n')),
  };
}
