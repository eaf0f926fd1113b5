import { namesABody } from '../business-words.ts';
import { withoutLegalForms } from '../site-name/without-legal-forms.ts';
import { STREET_LINE, TOWN_LINE } from './stated-patterns.ts';

/** Offices that members of a club hold at home. A firm's director works at the address of the firm. */
const OFFICE =
  '(?:vorsitzende[nrs]?|vorstand(?:svorsitzende[nr]?)?|präsident(?:in)?|kassier(?:er)?(?:in)?|kassenwart(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|obmann|obfrau|jugend(?:wart|leiter)(?:in)?|abteilungsleiter(?:in)?|' +
  'chair(?:man|woman|person)?|president|secretary|treasurer|président(?:e)?|trésori(?:er|ère)|secrétaire|president[ae]|tesorer[oa]|secretari[oa]|tesoureir[oa]|secretári[oa]|segretari[oa]|tesoriere|voorzitter|secretaris|penningmeester|' +
  'ordförande|kassör|sekreterare|formand|kasserer|sekretær|puheenjohtaja|sihteeri|rahastonhoitaja|prezes|skarbnik|předsed(?:a|kyně)|pokladní(?:k|ce)|elnök|titkár)';
/** "1. Vorsitzender", "Vertreten durch den 1. Vorsitzenden:", "Hon. Secretary: Ann Lee", "Hans Meier (Präsident)". */
const OFFICER = new RegExp(
  `^(?:\\p{L}+ durch:? )?(?:d(?:en|ie|er) |the |l[ae] )?(?:(?:\\d\\.|erste[nr]?|zweite[nr]?|stellv\\p{L}*\\.?|vice[- ]|vize|hon(?:orary|\\.)?|club|membership|general)\\s?)?${OFFICE}\\s?(?:$|[:：,|(–-])|[,|(–-]\\s?(?:\\d\\.\\s?)?${OFFICE}\\)?:?$`,
  'iu',
);
const LONGEST = 160;
/** The name, the street, a part of the town, the town. */
const MOST_BELOW = 4;
const LABEL_ALONE = /[:：]$/u;

/** Whether a line names a body, whose address and telephone are its own. */
export const namesOwner = (line: string): boolean =>
  namesABody(line) || withoutLegalForms(line.trim()) !== line.trim();
/** Whether a line is, or begins or ends with, the label of an office in a club. */
export const namesOffice = (line: string): boolean => line.length <= LONGEST && OFFICER.test(line.trim());
const isPlace = (line: string) => STREET_LINE.test(line) || TOWN_LINE.test(line);

/**
 * The lines of a text, '' for those in which an officer of a club lives: an address under the label of an office and the name
 * of who holds it. An address below the name of a body stays.
 */
export function withoutOfficers(lines: readonly string[]): string[] {
  const left = [...lines];
  for (const [at, line] of lines.entries()) {
    if (!namesOffice(line)) continue;
    if (isPlace(line) && !namesOwner(line)) left[at] = '';
    let seen = 0;
    for (let below = at + 1; below < lines.length && seen < MOST_BELOW; below += 1) {
      const next = lines[below]?.trim() ?? '';
      if (next === '') continue;
      seen += 1;
      if (next.length > LONGEST || LABEL_ALONE.test(next) || OFFICER.test(next) || namesOwner(next)) break;
      // A town may stand below a street that has no word for one.
      if (TOWN_LINE.test(next)) for (let up = at + 1; up <= below; up += 1) left[up] = '';
      else if (STREET_LINE.test(next)) left[below] = '';
      if (TOWN_LINE.test(next)) break;
    }
  }
  return left;
}
