import { LETTER_CODE, ROAD_WORD } from './stated-patterns.ts';

/** A postal code and nothing else: no address without the lines above it. */
const CODE_ALONE = new RegExp(`^(?:${LETTER_CODE})\\.?$`, 'u');
/** A code after a town or a county: "Norfolk NR25 7XX", "Maryborough VIC 3465". */
const ENDS_WITH_CODE = new RegExp(`^\\p{Lu}[\\p{L}’'. -]{1,40},?\\s(?:${LETTER_CODE})\\.?$`, 'u');
/** The name of a road that may be without a number: "Mill Road", "The Old Mill, Church Street", "Mill Road, Leeds". */
const ROAD_LINE = new RegExp(`^[^.!?:@]{2,40}\\s(?:${ROAD_WORD})(?:,\\s\\p{L}[\\p{L} ,’'-]{2,40})?,?$`, 'u');
const MOST_ABOVE = 3;
const LONGEST = 60;

/** Whether a line is only a postal code, as Britain, Ireland and Australia write one. */
export const isCodeAlone = (line: string): boolean => CODE_ALONE.test(line);

const withoutComma = (line: string) => line.replace(/,$/u, '').trimEnd();

/**
 * The address that ends with the postal code of this line, from the road above it on, which may be without a number; null where
 * the line has none, or no road stands in the three lines above it.
 */
export function roadAbove(
  lines: readonly string[],
  at: number,
): { address: string; lines: readonly string[] } | null {
  const line = lines[at] ?? '';
  if (!isCodeAlone(line) && !ENDS_WITH_CODE.test(line)) return null;
  const above = lines.slice(Math.max(0, at - MOST_ABOVE), at);
  const road = above.findLastIndex((each) => ROAD_LINE.test(each));
  const from = above.slice(road);
  // Between the road and the code stand names of places alone.
  const isWhole = from.every(
    (each, place) => each.length <= LONGEST && (place === 0 || /^\p{Lu}[^\d.!?:@]+$/u.test(each)),
  );
  if (road === -1 || !isWhole) return null;
  return { address: [...from.map(withoutComma), line.replace(/\.$/u, '')].join(', '), lines: from };
}
