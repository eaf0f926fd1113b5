import { foldMonth, MONTH_PATTERN } from '../dates/month-names.ts';
import { CLOSED } from './opening-words.ts';

const SEASON =
  'winter(?:time|zeit|halbjahr|season|saison)?|summer(?:time)?|spring|autumn|sommer(?:halbjahr|saison)?|frühjahr|frühling|herbst|(?:low|high|off)[- ]season|hiver|été|printemps|automne|invierno|verano|inverno|verão|estate|primavera|otoño|autunno|outono|zomer|lente|herfst|vinter|sommar|höst|talvi|talvella|kesä|zima|zimą|zimie|lato|latem|léto|tél|nyár|iarna|iarnă|vara|vară|зима|зимой|лето|летом|взимку|влітку|kış|yaz|חורף|קיץ';
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?!\\p{L})`, 'iu');
const [OF_SEASON, OF_MONTH] = [whole(SEASON), whole(MONTH_PATTERN)];
const LONGEST = 60;

/** Whether a text names a season or a month. */
const namesSeason = (text: string): boolean => OF_SEASON.test(text) || OF_MONTH.test(foldMonth(text));

/** "Winter closed", "November bis März: geschlossen". */
const isClosedSeason = (line: string): boolean =>
  line.length <= LONGEST && CLOSED.test(line) && namesSeason(line) && !/\d/.test(line);

/**
 * The places of lines that say in which season nobody is there, beside hours of another season. Without them the hours would hold
 * all year.
 *
 * @param tellsHours whether the line at a place tells hours.
 */
export const closedSeasons = (lines: readonly string[], tellsHours: (at: number) => boolean): number[] =>
  [...lines.keys()].filter(
    (at) =>
      !tellsHours(at) &&
      isClosedSeason(lines[at] ?? '') &&
      [at - 1, at + 1].some((beside) => tellsHours(beside) && namesSeason(lines[beside] ?? '')),
  );
