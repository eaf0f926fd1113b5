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
  | { kind: 'unknown' }
  | { kind: 'field'; field: RobotsField; value: string };

/**
 * Google's parser recognises a field by its beginning and by frequent misspellings. What it reads as a rule
 * blocks the largest search engine, so it is a rule here too.
 * @see https://github.com/google/robotstxt/blob/master/robots.cc ParsedRobotsKey
 */
const BEGINNINGS: readonly [beginning: string, field: RobotsField][] = [
  ['user-agent', 'user-agent'],
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
];
/** Fields that other engines read. */
const NAMES: ReadonlyMap<string, RobotsField> = new Map([
  ['crawl-delay', 'crawl-delay'],
  ['content-signal', 'content-signal'],
  ['content-usage', 'content-usage'],
]);

const fieldOf = (name: string) =>
  NAMES.get(name) ?? BEGINNINGS.find(([beginning]) => name.startsWith(beginning))?.[1];

/** Splits a field from its value at the first colon. Without one, at the only space, as in “Disallow /”. */
function splitField(content: string): [name: string, value: string] | null {
  const colon = content.indexOf(':');
  if (colon >= 0) return [content.slice(0, colon), content.slice(colon + 1)];
  const words = content.split(/[ \t]+/);
  return words.length === 2 ? [words[0] ?? '', words[1] ?? ''] : null;
}

/** Splits a file at CR, LF or CRLF (RFC 9309, 2.2). Each line keeps its end. */
export function splitRobotsLines(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+/g) ?? [];
}

/** Reads one line. `#` starts a comment. White space and a byte order mark around the rest are ignored. */
export function readRobotsLine(line: string): RobotsLine {
  const hash = line.indexOf('#');
  const content = (hash === -1 ? line : line.slice(0, hash)).trim();
  if (content === '') return { kind: 'blank' };
  const colon = content.includes(':');
  const [written, value] = splitField(content) ?? [null, ''];
  if (written === null) return { kind: 'no-colon' };
  const field = fieldOf(written.trim().toLowerCase());
  if (field) return { kind: 'field', field, value: value.trim() };
  return { kind: colon ? 'unknown' : 'no-colon' };
}

const CANON: ReadonlySet<string> = new Set(['user-agent', 'allow', 'disallow', 'sitemap', ...NAMES.keys()]);

/** Whether a line is read although its field is misspelt or has no colon. Other crawlers may skip it. */
export function isMisspelt(line: string): boolean {
  if (readRobotsLine(line).kind !== 'field') return false;
  const [name = ''] = line.split(':');
  return !CANON.has(name.trim().toLowerCase());
}
