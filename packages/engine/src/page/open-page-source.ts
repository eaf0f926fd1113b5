import { type DecodedHtml, decodeHtml } from './decode-html.ts';
import { openPageDocument } from './open-page-document.ts';
import type { PageDocument } from './page-document.ts';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Writes the end tags that XML omits: `<script src="a"/>` is a complete element in XHTML but an open one in
 * HTML, which would swallow the rest of the page.
 */
function closeXhtmlTags(xhtml: string): string {
  return xhtml.replace(
    /<([a-z][\w-]*)(\s[^<>]*)?\/>/gi,
    (tag, name: string, attributes: string | undefined) =>
      VOID.has(name.toLowerCase()) ? tag : `<${name}${attributes ?? ''}></${name}>`,
  );
}

/** Whether a Content-Type says that the document is XML. */
function isXhtml(contentType: string | null): boolean {
  return /^\s*(?:application\/xhtml\+xml|(?:text|application)\/xml)\b/i.test(contentType ?? '');
}

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
