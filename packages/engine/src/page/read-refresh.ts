import { attribute, type PageDocument, resolveUrl } from './page-document.ts';

/** Where `<meta http-equiv="refresh">` redirects the reader, and after how many seconds. */
export interface PageRefresh {
  seconds: number;
  url: string;
}

/** @returns null if the page stays, reloads itself without an address, or names none that can be read. */
export function readRefresh(page: PageDocument): PageRefresh | null {
  const meta = page.elements.find(
    (element) => element.name === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh',
  );
  const [, seconds, target] =
    /^\s*(\d{1,4})[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(
      (meta && attribute(meta, 'content')) ?? '',
    ) ?? [];
  const url = target === undefined ? null : resolveUrl(target, page.baseUrl);
  return url === null ? null : { seconds: Number(seconds), url };
}
