import { attribute, type PageDocument, resolveUrl } from './page-document.ts';

/** Where `<meta http-equiv="refresh">` redirects the reader, and after how many seconds. */
export interface PageRefresh {
  seconds: number;
  url: string;
}

/**
 * The value of a refresh, in a tag or in a `Refresh` header.
 *
 * @returns null if it names no address that can be read.
 */
export function parseRefresh(content: string, baseUrl: string): PageRefresh | null {
  const [, seconds = '', target] =
    /^\s*(?=\.?\d)(\d{0,4})[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? [];
  const url = target === undefined ? null : resolveUrl(target, baseUrl);
  return url === null ? null : { seconds: Number(seconds), url };
}

/** @returns null if the page stays, reloads itself without an address, or names none that can be read. */
export function readRefresh(page: PageDocument): PageRefresh | null {
  const meta = page.elements.find(
    (element) => element.name === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh',
  );
  return parseRefresh((meta && attribute(meta, 'content')) ?? '', page.baseUrl);
}
