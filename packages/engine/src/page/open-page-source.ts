import { closeXhtmlTags, isXhtml } from './close-xhtml-tags.ts';
import { type DecodedHtml, decodeHtml } from './decode-html.ts';
import { openPageDocument } from './open-page-document.ts';
import type { PageDocument } from './page-document.ts';

export interface PageSource {
  /** As received, after content decoding. */
  bytes: Uint8Array;
  /** The Content-Type header. */
  contentType: string | null;
  /** The final address, after redirects. */
  url: string;
}

export interface OpenedPage {
  page: PageDocument;
  charset: DecodedHtml['charset'];
}

/** Decodes and parses one document, once for all its readers. Run it on foreign bytes only in a worker. */
export function openPageSource({ bytes, contentType, url }: PageSource): OpenedPage {
  const { html, charset } = decodeHtml(bytes, contentType);
  const isXml = isXhtml(contentType);
  return { page: openPageDocument(isXml ? closeXhtmlTags(html) : html, url, { isXml }), charset };
}
