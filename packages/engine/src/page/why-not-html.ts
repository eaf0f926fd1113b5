/** First bytes of the formats that servers most often send with a wrong type. */
const SIGNATURES: readonly (readonly [name: string, start: RegExp])[] = [
  ['a PDF file', /^%PDF-/],
  ['an image', /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP)/s],
  ['an archive', /^PK[^\w\s]{2}/],
];
const COMMENT = /<!--.*?-->/gs;
const MARKUP = /^(?:\ufeff|\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|title|meta|h1|div|p)\b/i;
const XHTML_ROOT = /<html\b/i;

/**
 * Why an answer is not an HTML page, in words that end "… and not a web page"; null if it is one. Checks the
 * declared type first, and the bytes if it is missing, generic XML or clearly wrong.
 */
export function whyNotHtml(contentType: string | null, bytes: Uint8Array): string | null {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const disguised = SIGNATURES.find(([, signature]) => signature.test(start));
  if (disguised) return disguised[0];
  if (type === 'text/html' || type === 'application/xhtml+xml') return null;
  if (type === '') return MARKUP.test(start.replace(COMMENT, '')) ? null : 'something without a content type';
  if (/^(?:text|application)\/xml$/.test(type) && XHTML_ROOT.test(start)) return null;
  return type.slice(0, 100);
}
