import { asciiDigits } from '../ascii-digits.ts';
import { collapse } from '../page-text.ts';
import { quickTest } from '../quick-test.ts';
import { CLOSED } from './opening-words.ts';
import { OPENING_LABEL, TIME_TEXT, WEEKDAY_TEXT } from './stated-patterns.ts';

/** Parts of a house with hours of their own: who writes for it, who sells its tickets, its kitchen. “…” stands for any ending. */
const NAMES =
  'secretar(?:y’s office|iat)|registrar(?:’s office)?|(?:parish|church|box|ticket|booking) office|ticket desk|kitchen|food (?:is )?served|sekretariat…|pfarr(?:amt…|büro…|sekretariat…)|gemeindebüro…|(?:abend|tages|theater|konzert|vorverkaufs)?kasse|kassenzeiten|(?:warme )?küche|küchenzeiten|secrétariat|secretariaat|billetterie|guichet|cuisine|segreteria|ufficio parrocchiale|biglietteria|cucina|secretar[ií]a|despacho parroquial|despatx parroquial|taquillas?|cocina|secretaria|cartório paroquial|bilheteira|bilheteria|cozinha|keuken|kassa|sekretariat[eu]?|kancelaria(?: parafialna)?|kasa|kuchnia|kasy|kuchyně|pokladna|köket|biljettkassan|kjøkkenet|køkkenet|billettkontoret|keittiö|pénztár|konyha|касса|кухня|секретариат|каса';
/** Letters that may follow in the same word. */
const ENDING = /…/g;
const PART = new RegExp(`(?<!\\p{L})(?:${NAMES.replace(ENDING, '\\p{L}*')})(?!\\p{L})`, 'iu');
const mayNamePart = quickTest(PART, NAMES.replace(ENDING, ''));
/** "Museum and box office": the hours are those of the whole as well. */
const AND = /\s(?:&|\+|and|und|et|y|e|i|en|och|og|ja|és|и|і|та)\s/iu;
const LONGEST = 60;
const ARTICLES =
  /(?<!\p{L})(?:of|the|our|for|de[rsmn]?|die|das|unser[e]?[rs]?|d[ui]|de la|la|le|les|del|della|el|van|het|onze)(?!\p{L})/giu;
/** "Ticket office open", "Orari della nostra segreteria"; "Regional Italian kitchen" says what is cooked. */
const MOST_BESIDE = 1;

/**
 * Whether a short text names a part of a house, and not the house with it: "Öffnungszeiten Sekretariat", "Kitchen".
 *
 * @param isTimed whether days or times follow on its line.
 */
export function namesPart(text: string, isTimed = false): boolean {
  if (text.length > LONGEST || !mayNamePart(text) || AND.test(text)) return false;
  const beside = text.replace(PART, ' ').replace(OPENING_LABEL, ' ').replace(ARTICLES, ' ');
  const most = isTimed || OPENING_LABEL.test(text) ? MOST_BESIDE : 0;
  return (beside.match(/\p{L}+/gu) ?? []).length <= most;
}

const saysDay = (line: string) => WEEKDAY_TEXT.test(line) || CLOSED.test(line);
const saysWhen = (line: string) => saysDay(line) || TIME_TEXT.test(asciiDigits(line));

/** What a line says before its first day or time. */
function labelOf(line: string): string {
  const places = [WEEKDAY_TEXT, TIME_TEXT].map((when) => asciiDigits(line).search(when));
  const first = Math.min(...places.filter((at) => at >= 0));
  return Number.isFinite(first) ? line.slice(0, first) : line;
}

/**
 * The lines of a text without the hours of a part of the house: those that begin with its name, and those of days and times below a
 * line with its name.
 */
export function withoutParts(lines: readonly string[]): string[] {
  let isWithin = false;
  return lines.filter((written) => {
    const line = collapse(written);
    if (!isWithin && !mayNamePart(line)) return true;
    const isTimed = saysWhen(line);
    if (namesPart(labelOf(line), isTimed)) {
      isWithin = !isTimed;
      return false;
    }
    isWithin &&= line === '' || isTimed;
    return !isWithin;
  });
}

/** Sections without those that a heading gives to a part of the house, and without what stands below such a heading. */
export function withoutPartSections<Section extends { heading: string; level: number }>(
  sections: readonly Section[],
): Section[] {
  let within = Number.POSITIVE_INFINITY;
  return sections.filter(({ heading, level }) => {
    if (level <= within) within = namesPart(collapse(heading)) ? level : Number.POSITIVE_INFINITY;
    return within === Number.POSITIVE_INFINITY;
  });
}
