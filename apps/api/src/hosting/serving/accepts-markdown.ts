const PART = /^\s*([^;\s]+)\s*(?:;(.*))?$/;
const QUALITY = /(?:^|;)\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*(?:;|$)/i;

/** The quality of a media type, from 0 to 1: only if it is named explicitly. */
function qualityOf(accept: string, types: readonly string[]): number {
  let most = 0;
  for (const part of accept.split(',')) {
    const [, type = '', parameters = ''] = PART.exec(part) ?? [];
    if (!types.includes(type.toLowerCase())) continue;
    const quality = Number(QUALITY.exec(parameters)?.[1] ?? (/(?:^|;)\s*q\s*=/i.test(parameters) ? 0 : 1));
    most = Math.max(most, Math.min(1, quality));
  }
  return most;
}

/**
 * Whether a client that requests a page wants Markdown: it names Markdown, with a quality at least that of
 * HTML. Wildcards do not count, because browsers send them too.
 *
 * @param accept of the request (RFC 9110, 12.5.1).
 */
export function acceptsMarkdown(accept: string | undefined): boolean {
  if (!accept) return false;
  const markdown = qualityOf(accept, ['text/markdown']);
  return markdown > 0 && markdown >= qualityOf(accept, ['text/html', 'application/xhtml+xml']);
}
