import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { readHoursLine, type WeeklyHours, weekOf } from '../../page/hours/weekly-hours.ts';
import { OF_SHORT_DAYS, SAYS_OPEN } from '../../page/stated/opening-words.ts';
import { pairedDays } from '../../page/stated/paired-days.ts';
import { withDays } from '../../page/stated/with-days.ts';
import { withoutPartSections, withoutParts } from '../../page/stated/without-parts.ts';
import { oneLine } from '../sentences.ts';
import { ANNOUNCES, OF_OTHERS } from './hours-mentions.ts';

/** The lines read after an announcement of hours, if no heading shows where they end. */
const MOST_AFTER = 16;

/** Consecutive lines, with the heading above them. */
interface Passage {
  heading: string;
  /** Whether all of its lines are opening hours. */
  isAnnounced?: boolean;
  lines: readonly string[];
}

function passagesOf({ sections, business }: CrawledPage): Passage[] {
  const own = withoutPartSections(sections).map(({ heading, text }) => ({
    heading,
    lines: withoutParts(withDays(pairedDays(text.split(/\n+/).map(oneLine)))),
  }));
  return [...own, { heading: '', lines: withoutParts(business?.lines ?? []) }];
}

/** The lines of a passage after words for opening hours, or with such words. */
function announcedLines({ heading, lines, isAnnounced = false }: Passage): string[] {
  if (isAnnounced) return [...lines];
  if (OF_OTHERS.test(heading)) return [];
  if (ANNOUNCES.test(heading) || SAYS_OPEN.test(heading)) return [...lines];
  const first = lines.findIndex((line) => ANNOUNCES.test(line));
  const isUnder = (at: number) => first !== -1 && at >= first && at < first + MOST_AFTER;
  return lines.filter((line, at) => isUnder(at) || SAYS_OPEN.test(line));
}

/**
 * The hours of a passage, undefined if it states none; null if one of its lines cannot be read with
 * certainty.
 */
function hoursOf(passage: Passage, language: string): WeeklyHours[] | null | undefined {
  const found = [];
  let begun = '';
  let told = '';
  for (const raw of announcedLines(passage)) {
    const line = oneLine(raw);
    // "The telephone is answered on weekdays 9–12": beside the hours, not among them.
    if (line.search(OF_OTHERS) === 0) continue;
    const read = readHoursLine(line, language);
    if (read.kind === 'hours') {
      found.push(read);
      [begun, told] = ['', line];
    } else if (read.kind === 'part') {
      // The day on one line, its hours on the next, and those of its afternoon below them.
      const [whole, more] = [begun, told].map((above) => readHoursLine(`${above} ${line}`, language));
      if (begun !== '' && whole?.kind === 'hours') {
        found.push(whole);
        [begun, told] = ['', `${begun} ${line}`];
      } else if (begun === '' && told !== '' && more?.kind === 'hours') {
        found.splice(-1, 1, more);
        told = `${told} ${line}`;
      } else begun = line;
    } else if (read.kind === 'unclear' || OF_SHORT_DAYS.test(line)) return null;
    else told = '';
  }
  return found.length === 0 ? undefined : weekOf(found);
}

/** The week of lines that are known to state opening hours; undefined where one of them is not clear. */
export const weekIn = (lines: readonly string[], language: string): WeeklyHours[] | undefined =>
  hoursOf({ heading: '', lines, isAnnounced: true }, baseLanguage(language)) ?? undefined;

/** Each day's hours, for comparison. */
const spansOf = (week: readonly WeeklyHours[]) =>
  week.flatMap(({ days, opens, closes }) => days.map((day) => `${day} ${opens}-${closes}`)).sort();

/**
 * The opening hours in the texts of a business's pages, for data that programs read: only hours after words
 * for opening hours, only lines in which every word is known, and nothing if two places differ (two branches,
 * summer and winter).
 *
 * @param pages those on which a business states its hours.
 * @param language of the site, for pages that do not state theirs.
 */
export function writtenHours(
  pages: readonly CrawledPage[],
  language: string,
): {
  value: WeeklyHours[] | undefined;
  from: string;
} {
  const none = { value: undefined, from: '' };
  let first: { value: WeeklyHours[]; from: string } | undefined;
  for (const page of pages)
    for (const passage of passagesOf(page)) {
      const hours = hoursOf(passage, baseLanguage(page.language || language));
      if (hours === undefined) continue;
      if (hours === null) return none;
      if (first && spansOf(first.value).join() !== spansOf(hours).join()) return none;
      first ??= { value: hours, from: page.url };
    }
  return first ?? none;
}
