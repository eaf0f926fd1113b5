import type { Place } from '../answer-engine.ts';

/** For one source; more of them would not be visible. */
const MOST_PLACES = 200;

const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Whether a position splits a surrogate pair. */
const parts = (text: string, at: number) =>
  at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));

/**
 * The valid places in a text, sorted: never half a character, no duplicates; touching or overlapping ones are
 * merged.
 *
 * @param places foreign numbers.
 */
export function keepPlaces(text: string, places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  const whole = places
    .filter(
      ({ start, end }) =>
        Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < text.length,
    )
    .map(({ start, end }) => {
      const to = Math.min(end, text.length);
      return { start: parts(text, start) ? start - 1 : start, end: parts(text, to) ? to + 1 : to };
    })
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  for (const place of whole) {
    const last = kept.at(-1);
    if (last && place.start < last.end) last.end = Math.max(last.end, place.end);
    else kept.push({ ...place });
  }
  return kept.slice(0, MOST_PLACES);
}
