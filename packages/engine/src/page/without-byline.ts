import { writtenDates } from './dates/written-dates.ts';

/** Characters of a text within which its byline ends. */
const LOOKED_AT = 160;
const LOOKS_LIKE_ONE = /^.{0,80}(?:[·•|–—/]|\d\s?min|\d{4})/isu;
const MOST_PARTS = 6;
/** A name alone may be that of a firm: "Von Weber | Lawyers in Cologne". */
const LEAST_STATED = 2;
const READS_AS_ONE = /^(?:written|posted|published|words|text|story) by\s/iu;
const MOST_NAMES = 4;
const LEAST_WORDS = 4;

const BY =
  /^(?:(?:written|posted|published|words|text|story|veröffentlicht|publié|publicado|pubblicato) )?(?:by|von|par|por|di|door|av|af)\s+/iu;
const NAME_PART = /^(?:\p{Lu}[\p{L}’'.-]*|de|da|van|von|der|del|la|le|bin|al)(?=\s|$|[·•|–—/,])\s*/u;
const WHEN =
  /^(?:(?:last )?(?:posted|published|updated|modified|written)|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|geplaatst)(?: (?:on|am|le|el|il|op))?:?\s+/iu;
const MINUTES = '\\d{1,3}\\s?-?(?:min(?:ute|uten|utes|utos|uti|uut|uter)?s?\\.?(?!\\p{L}))';
const READING = new RegExp(
  `^(?:${MINUTES}\\s?-?(?:read(?:ing)?(?: time)?|lesezeit|de lecture|de lectura|di lettura|de leitura|leestijd|lezen|lästid|læsetid|czytania|čtení)(?!\\p{L})|(?:reading time|lesezeit|temps de lecture|tiempo de lectura|tempo di lettura|tempo de leitura|leestijd)\\s?:?\\s(?:ca\\.? )?${MINUTES})`,
  'iu',
);
const ONLY_MINUTES = new RegExp(`^${MINUTES}`, 'iu');
const PARTS = /^\s*[·•|–—/]/u;
/** The section of the blog between two marks: "Seasons ·". */
const LABEL = /^[\p{L}\p{N} &’'-]{2,30}?(?=\s*[·•|])/u;

/** The characters of a date at the beginning, with what it says of itself; 0 for none. */
function dateLength(text: string): number {
  const label = WHEN.exec(text)?.[0].length ?? 0;
  const [date] = writtenDates(text.slice(label, label + 40));
  return date?.from === 0 ? label + date.to : 0;
}

const readingLength = (text: string) => READING.exec(text)?.[0].length ?? 0;

/** The characters of an author with the word before it; 0 for none. What comes next must be another part. */
function authorLength(text: string): number {
  let at = BY.exec(text)?.[0].length ?? 0;
  if (at === 0) return 0;
  for (let names = 0; names < MOST_NAMES; names += 1) {
    const [part] = NAME_PART.exec(text.slice(at)) ?? [];
    if (part === undefined) return 0;
    at += part.length;
    const behind = text.slice(at);
    const next = behind.replace(/^[\s,]+/u, '');
    if (PARTS.test(behind) || dateLength(next) > 0 || readingLength(next) > 0) return at;
  }
  return 0;
}

/** Whether words begin here that are no part of a line: "On the first day …", "“We met …". */
const begins = (text: string) => /^["“«„(]?[\p{Lu}\p{Lo}\p{N}]/u.test(text);

/** Where the byline at the beginning of a text ends, 0 for none. A name alone may be that of a firm. */
function bylineEnd(text: string): number {
  if (!LOOKS_LIKE_ONE.test(text)) return 0;
  let at = 0;
  let parts = 0;
  let stated = READS_AS_ONE.test(text) ? 1 : 0;
  while (parts < MOST_PARTS && at < LOOKED_AT) {
    const rest = text.slice(at, at + LOOKED_AT);
    const author = authorLength(rest);
    const reading = readingLength(rest);
    const later =
      parts === 0 ? 0 : (ONLY_MINUTES.exec(rest)?.[0].length ?? LABEL.exec(rest)?.[0].length ?? 0);
    const length = author || reading || dateLength(rest) || later;
    if (length === 0) break;
    stated += reading > 0 ? 2 : length === later ? 0 : 1;
    parts += 1;
    at += length;
    at += /^[\s,]*[·•|–—/]?\s*/u.exec(text.slice(at))?.[0].length ?? 0;
  }
  return stated < LEAST_STATED ? 0 : at;
}

/** Whether a line is a byline and nothing else, but for the section of the blog at its end: "By Ann Lee · 4 min read · Seasons". */
export function isByline(line: string): boolean {
  const end = bylineEnd(line);
  return end > 0 && /^[\p{L}\p{N} &’'-]{0,30}$/u.test(line.slice(end));
}

/**
 * A text without the author, the day, the time for reading and the section that its beginning states: "By Ann Lee · 4 min read ·
 * Mar 14, 2026 On the first warm afternoon …". Any other text stays.
 *
 * @param paragraphs of the page: where one of them begins behind a section without a mark after it, the section is left out too.
 */
export function withoutByline(text: string, paragraphs: readonly string[] = []): string {
  const end = bylineEnd(text);
  const said = text.slice(end);
  if (end === 0 || !begins(said) || said.split(/\s+/u).length < LEAST_WORDS) return text;
  const first = paragraphs
    .map((paragraph) => (paragraph.length < 30 ? -1 : said.indexOf(paragraph.slice(0, 30))))
    .find((place) => place > 0 && place <= 40);
  return first === undefined ? said : said.slice(first);
}
