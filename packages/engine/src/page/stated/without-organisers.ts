import { STREET_LINE, TOWN_LINE } from './stated-patterns.ts';

/** Words for whoever holds something elsewhere than at home: a conference, a course, a trip. */
const ORGANISER =
  /(?<!\p{L})(?:organi[sz]ed by|organi[sz]ers?|hosted by|veranstaltet (?:von|durch)|veranstalter(?:in)?|organisée?s? par|organisat(?:eur|rice)s?|organiza(?:do|da) por|organizador[ae]?(?:s|es)?|organizzat[oa] da|organizzator[ei]|georganiseerd door|organisator(?:en)?|organizator(?:zy)?|pořadatel(?:é)?|arrangeras av|arrangör(?:er)?|arrangør(?:er)?)(?!\p{L})|主催者?|主办(?:方|单位)?|主辦(?:方|單位)?|주최/iu;
const LONGEST = 160;
/** A label stands alone or before a name; in a longer line the word is one of a sentence. */
const LONGEST_LABEL = 60;
/** The name, a person, the street, the town. */
const MOST_BELOW = 4;

const isPlace = (line: string) => STREET_LINE.test(line) || TOWN_LINE.test(line);

/**
 * The lines of a text, '' for those that say where an organiser has its seat: that is not where the thing takes place.
 *
 * @param isOwn whether a text names whose site it is: an organiser's own address stays.
 */
export function withoutOrganisers(lines: readonly string[], isOwn: (text: string) => boolean): string[] {
  const left = [...lines];
  for (const [at, line] of lines.entries()) {
    const word = line.length <= LONGEST ? ORGANISER.exec(line) : null;
    if (!word || isOwn(line.slice(word.index + word[0].length))) continue;
    if (isPlace(line)) left[at] = '';
    let seen = 0;
    for (let below = at + 1; line.length <= LONGEST_LABEL && below < lines.length; below += 1) {
      const next = lines[below]?.trim() ?? '';
      if (next === '') continue;
      seen += 1;
      if (seen > MOST_BELOW || next.length > LONGEST || isOwn(next)) break;
      if (isPlace(next)) left[below] = '';
      if (TOWN_LINE.test(next)) break;
    }
  }
  return left;
}
