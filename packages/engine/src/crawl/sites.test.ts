import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCrawler } from '../../test/crawl/open-crawler.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const serveSite = join(shared, 'tools', 'serve-site.mjs');

async function serve(name: string): Promise<string> {
  const server: ChildProcess = spawn(process.execPath, [serveSite, name, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  const [said] = server.stdout ? await once(server.stdout, 'data') : [''];
  return /http:\S+/.exec(String(said))?.[0] ?? '';
}

interface Expected {
  site: string;
  name: string;
  language: string;
  /** Pages read in total; addresses in the sitemap; how many of those were read. */
  pages: number;
  listed: number;
  listedRead: number;
  /** The least number of menu links on the home page to pages of the site. */
  menu: number;
  kinds: Record<string, string>;
  titles: Record<string, string>;
}

const sites: Expected[] = [
  {
    site: 'azertyglobal',
    name: 'AZERTY Global',
    language: 'fr',
    pages: 31,
    listed: 42,
    // The copy of the site lacks its eleven English pages.
    listedRead: 31,
    menu: 3,
    kinds: {
      '/': 'home',
      '/faq': 'faq',
      '/guide': 'docs',
      '/download': 'product',
      '/a-propos': 'about',
      '/feedback': 'contact',
      '/mentions-legales': 'legal',
      '/nouveautes': 'archive',
    },
    titles: { '/': 'Corrigez votre clavier, gardez vos habitudes', '/soutien': 'Soutenir le projet' },
  },
  {
    site: 'pagy-docs',
    name: 'Pagy',
    language: 'en',
    pages: 42,
    listed: 42,
    // One of them is an empty fragment of a page.
    listedRead: 41,
    // All of its links lead to the project's code hosting.
    menu: 0,
    kinds: { '/pagy/': 'home', '/pagy/guides/quick-start/': 'docs', '/pagy/changelog/': 'archive' },
    titles: { '/pagy/guides/quick-start/': 'Quick Start', '/pagy/toolbox/paginators/offset/': ':offset' },
  },
  {
    site: 'parquetize',
    name: 'parquetize',
    language: 'en',
    pages: 25,
    listed: 26,
    // Two of them are the home page, and the page for addresses that do not exist.
    listedRead: 24,
    menu: 3,
    kinds: { '/': 'home', '/authors.html': 'about', '/reference/csv_to_parquet.html': 'docs' },
    titles: { '/': 'Convert Files to Parquet Format', '/reference/index.html': 'Package index' },
  },
  {
    site: 'httpd-site',
    name: 'The Apache HTTP Server Project',
    language: 'en',
    pages: 54,
    listed: 0,
    listedRead: 0,
    menu: 3,
    kinds: { '/': 'home', '/ABOUT_APACHE.html': 'about', '/docs/': 'docs', '/test/flood/faq.html': 'faq' },
    titles: {
      '/': 'The Number One HTTP Server On The Internet',
      '/test/flood/faq.html': 'Flood – Frequently Asked Questions',
    },
  },
];

describe.skipIf(!existsSync(serveSite))('four real sites (skipped without ../shared)', () => {
  it.each(sites)('$site is read whole, named and sorted', async ({ site, ...expected }) => {
    const url = await serve(site);
    const { site: read, paths } = await openCrawler([new URL(url).host]).crawl(url, { pageLimit: 500 });
    const at = (path: string) => read.pages[paths.indexOf(path)];
    expect({ name: read.name, language: read.language, pages: read.pages.length }).toEqual({
      name: expected.name,
      language: expected.language,
      pages: expected.pages,
    });
    const withoutSlash = (address: string) => address.replace(/\/$/, '');
    const pages = new Set(read.pages.map(({ url: page }) => withoutSlash(page)));
    expect(read.sitemapUrls).toHaveLength(expected.listed);
    expect(read.sitemapUrls.filter((listed) => pages.has(withoutSlash(listed)))).toHaveLength(
      expected.listedRead,
    );
    const kinds = Object.keys(expected.kinds).map((path) => [path, at(path)?.kind]);
    expect(Object.fromEntries(kinds)).toEqual(expected.kinds);
    const titles = Object.keys(expected.titles).map((path) => [path, at(path)?.title]);
    expect(Object.fromEntries(titles)).toEqual(expected.titles);
    expect(new Set(read.pages.map(({ title }) => title.toLowerCase())).size).toBe(read.pages.length);
    expect(read.pages.filter(({ title }) => /\.html?$|^\/|https?:/.test(title))).toEqual([]);
    expect(read.summary.length).toBeGreaterThan(60);
    expect(read.pages[0]?.navigation.length).toBeGreaterThanOrEqual(expected.menu);
  });
});
