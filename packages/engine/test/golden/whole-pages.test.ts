import { createHash } from 'node:crypto';
import { filesOf } from '@visible-ai/shared/content/files-of';
import { MARKDOWN_BYTES } from '@visible-ai/shared/content/markdown/markdown-bytes';
import { joinMarkdownFiles } from '@visible-ai/shared/content/markdown/markdown-files';
import { twinPath } from '@visible-ai/shared/content/markdown/twin-path';
import { load } from 'cheerio/slim';
import { Parser } from 'commonmark';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { withoutModelTalkIn } from '../../src/write/addressed-to-models.ts';
import { writeJsonLd } from '../../src/write/json-ld/write-json-ld.ts';
import { blockWords, markdownBlocks } from '../../src/write/markdown-blocks.ts';
import { writeHere } from '../../src/write/testing/write-here.ts';
import { compareWithWanted } from './compare-with-wanted.ts';
import { judgeJsonLd, wordsOfSite } from './judge-json-ld.ts';
import { crawlSharedSite, goldenSites, haveSharedSites, htmlOf, sharedSites } from './shared-sites.ts';
import { wantedGraphs } from './wanted-json-ld.ts';

const never = new AbortController().signal;
const tight = (text: string) => blockWords(text).replaceAll(' ', '');
/** What an expert would remove before uploading the file. */
const NOISE =
  /^\W*(?:skip to (?:main )?content|back to top|read more|share (?:this|on)\b.{0,20}|accept (?:all )?cookies|cookie settings|follow us|copy(?: code)?|edit this page|all rights reserved.*|previous|next)\W*$/i;
/** Shorter texts are found anywhere. */
const TELLING = 30;

/** Everything between a page's tags, and its image texts: read by other means than ours. */
function textIn(html: string): string {
  const page = load(html);
  page('script, style').remove();
  const alternatives = page('img')
    .toArray()
    .map((image) => image.attribs.alt ?? '');
  return [page.root().text(), ...alternatives].join(' ');
}

/** The headings and addresses that a reader of the file finds, without code blocks. */
function readFile(text: string) {
  const walker = new Parser().parse(text).walker();
  const [headings, links]: [number[], string[]] = [[], []];
  for (let event = walker.next(); event; event = walker.next()) {
    if (!event.entering) continue;
    if (event.node.type === 'heading') headings.push(event.node.level);
    if (event.node.type === 'link' || event.node.type === 'image') links.push(event.node.destination ?? '');
  }
  return { headings, links };
}

/** Their files are stored, and judged when they are read: see `golden.test.ts`. */
const isGolden = (name: string) => goldenSites.some((kept) => kept === name);

describe.skipIf(!haveSharedSites).each(sharedSites)('the pages of %s as Markdown (skipped without ../shared)', (name) => {
  let site: CrawledSite;
  let full: string;
  let twins: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    site = await crawlSharedSite(name);
    full = (await writeHere.llmsFull({ site }, never)).text;
    twins = filesOf('markdown_pages', (await writeHere.markdownPages({ site }, never)).text);
  });

  it('hold what the pages say', () => {
    const whole = tight(full);
    const said = site.pages
      .filter(({ url }) => full.includes(`\nSource: ${url}\n`))
      .flatMap(({ sections }) => sections.flatMap(({ text }) => text.split('\n\n')))
      .flatMap((paragraph) => paragraph.split(' | '))
      .map(tight)
      .filter(({ length }) => length >= TELLING);
    const lost = said.filter((paragraph) => !whole.includes(paragraph));
    expect(said.length).toBeGreaterThan(10);
    expect(lost.length / said.length, lost.slice(0, 5).join('\n')).toBeLessThan(0.03);
  });

  it('say nothing that the pages do not', () => {
    const pages = htmlOf(name).map((html) => tight(textIn(html))).join('\n');
    const lines = site.pages
      .flatMap(({ markdown = '' }) => markdownBlocks(markdown))
      .filter((block) => !block.startsWith('```'))
      .flatMap((block) => block.split(/\n|<br>|\\\n| \| |\]\([^)]*\)|!?\[|[*`|\\]+/))
      .map((line) => tight(line.replace(/^[\s>]*(?:[-*]|\d+[.)]) /, '')))
      .filter(({ length }) => length >= TELLING);
    const made = lines.filter((line) => !pages.includes(line));
    expect(lines.length).toBeGreaterThan(10);
    expect(made.length / lines.length, made.slice(0, 5).join('\n')).toBeLessThan(0.01);
  });

  it('are one file with one outline: the site, its pages, what they say', () => {
    const { headings } = readFile(full);
    expect(headings[0]).toBe(1);
    expect(headings.filter((level) => level === 1)).toHaveLength(1);
    expect(headings.filter((level) => level === 2)).toHaveLength(full.match(/^Source: http/gm)?.length ?? 0);
  });

  it('lead to whole addresses alone', () => {
    for (const address of readFile(full).links) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
  });

  it('leave out what every page repeats', () => {
    expect(markdownBlocks(full).filter((block) => NOISE.test(block))).toEqual([]);
  });

  it('fit into what is kept', () => {
    expect(Buffer.byteLength(full)).toBeLessThanOrEqual(MARKDOWN_BYTES);
    expect(Buffer.byteLength(joinMarkdownFiles(twins))).toBeLessThanOrEqual(MARKDOWN_BYTES);
  });

  it('are a file for each, beside its page, which says where it comes from', () => {
    expect(twins.length).toBeGreaterThan(0);
    for (const { path, text } of twins) {
      const url = /^---\ntitle: ".*"\nurl: "(.*)"\n/.exec(text)?.[1] ?? '';
      expect(twinPath(url, site.home ?? site.origin)).toBe(path);
      expect(text.match(/^# \S/gm)?.length ?? 0, path).toBeGreaterThan(0);
    }
  });

  it.runIf(isGolden(name))('are those that a person has read', () => {
    const kept = full.replaceAll(new URL(site.origin).origin, 'https://site.example');
    const outline = markdownBlocks(kept).filter((block) => /^#{1,3} /.test(block));
    const digest = createHash('sha256').update(kept).digest('hex');
    expect({ digest, outline: outline.slice(0, 60), files: twins.map(({ path }) => path) }).toMatchSnapshot();
  });

  describe.skipIf(isGolden(name))('and the structured data beside them', () => {
    const written = () => writeJsonLd(withoutModelTalkIn(site));

    it('have types and properties of schema.org, and no value that the pages do not say', () => {
      expect(judgeJsonLd(site, written().text, wordsOfSite(htmlOf(name))).faults).toEqual([]);
    });

    it('are what somebody wants who knows the site', () => {
      const { text, notes } = written();
      const { nodes } = judgeJsonLd(site, text, '');
      expect(compareWithWanted(nodes, text, notes, wantedGraphs[name])).toEqual([]);
    });
  });
});
