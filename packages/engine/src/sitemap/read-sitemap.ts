import { looksLikeHtml } from '@visible-ai/shared/html/looks-like-html';
import { gatherAddresses } from './gathered-addresses.ts';
import { readXmlSitemap } from './read-xml-sitemap.ts';
import { MOST_URLS_IN_A_FILE, type SitemapBytes, type SitemapFile } from './sitemap-file.ts';
import { unpackSitemap } from './unpack-sitemap.ts';

const nothing = (problem: string): SitemapFile => ({
  kind: 'none',
  urls: [],
  total: 0,
  children: [],
  problem,
});

/** A text sitemap: one absolute address per line; other lines are skipped. */
function readTextSitemap(text: string, { url, siteUrl, keep }: SitemapBytes): SitemapFile {
  const addresses = gatherAddresses(url, [siteUrl], keep);
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    if (/^\s*https?:\/\//i.test(line)) addresses.add(line);
    if (addresses.count() >= MOST_URLS_IN_A_FILE) break;
  }
  const { kept, total, problems } = addresses.finish();
  if (total === 0 && problems.length === 0) return nothing('It is neither XML nor a list of addresses.');
  return { kind: 'text', urls: kept, total, children: [], problem: problems.join(' ') || null };
}

/**
 * Reads one sitemap file: XML sitemap, index, RSS or Atom feed, or plain list, compressed or not. Runs in a
 * worker thread; never throws, whatever the bytes are.
 */
export async function readSitemap(input: SitemapBytes): Promise<SitemapFile> {
  const { text, problem } = await unpackSitemap(input.bytes, input.contentType);
  if (text.trim() === '') return nothing(problem ?? 'The file is empty.');
  if (looksLikeHtml(input.contentType, text)) return nothing('It is a web page, not a sitemap.');
  const file = text.trimStart().startsWith('<')
    ? readXmlSitemap(text, input.url, input.siteUrl, input.keep)
    : readTextSitemap(text, input);
  return { ...file, problem: [problem, file.problem].filter((part) => part !== null).join(' ') || null };
}
