const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/**
 * Writes the end tags that XML omits: `<script src="a"/>` is a complete element in XHTML but an open one in
 * HTML, which would swallow the rest of the page.
 */
export function closeXhtmlTags(xhtml: string): string {
  return xhtml.replace(
    /<([a-z][\w-]*)(\s[^<>]*)?\/>/gi,
    (tag, name: string, attributes: string | undefined) =>
      VOID.has(name.toLowerCase()) ? tag : `<${name}${attributes ?? ''}></${name}>`,
  );
}

/** Whether a Content-Type says that the document is XML. */
export function isXhtml(contentType: string | null): boolean {
  return /^\s*(?:application\/xhtml\+xml|(?:text|application)\/xml)\b/i.test(contentType ?? '');
}
