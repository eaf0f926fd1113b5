export type RobotsField =
  | 'user-agent'
  | 'allow'
  | 'disallow'
  | 'sitemap'
  | 'crawl-delay'
  | 'content-signal'
  | 'content-usage';

export type RobotsLine =
  | { kind: 'blank' }
  | { kind: 'no-colon' }
  | { kind: 'unknown'; field: string }
  | { kind: 'field'; field: RobotsField; value: string };

const FIELDS: ReadonlyMap<string, RobotsField> = new Map([
  ['user-agent', 'user-agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['sitemap', 'sitemap'],
  ['crawl-delay', 'crawl-delay'],
  ['content-signal', 'content-signal'],
  ['content-usage', 'content-usage'],
]);

/** Splits a file at CR, LF or CRLF (RFC 9309, 2.2); each line keeps its end. */
export function splitRobotsLines(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

/** Reads one line: a comment starts at the first `#`, the field name ends at the first colon. */
export function readRobotsLine(line: string): RobotsLine {
  const hash = line.indexOf('#');
  const content = (hash === -1 ? line : line.slice(0, hash)).trim();
  if (content === '') return { kind: 'blank' };
  const colon = content.indexOf(':');
  if (colon === -1) return { kind: 'no-colon' };
  const name = content.slice(0, colon).trim().toLowerCase();
  const field = FIELDS.get(name);
  if (!field) return { kind: 'unknown', field: name.slice(0, 100) };
  return { kind: 'field', field, value: content.slice(colon + 1).trim() };
}
