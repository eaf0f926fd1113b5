import { z } from 'zod';

/** No answer has more sources, searches or queries; the rest is not read. */
const MOST_ITEMS = 2000;
/** For the pieces of a text: without some of them, it would be another text. */
export const MOST_PIECES = 20_000;
/** Tokens of one answer: a higher number is not plausible. */
const MOST_TOKENS = 1e9;

/** A list of foreign items: invalid items are skipped, and an invalid list is empty. */
export const listOf = <Item>(item: z.ZodType<Item>, most = MOST_ITEMS) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, most).flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

/** A text, or null for anything else. */
export const textOrNull = z.string().nullable().catch(null);

/** A count, or null for anything invalid: negative, fractional, not a number. */
export const countOrNull = z.int().min(0).max(MOST_TOKENS).nullable().catch(null);

/** The sum of the known counts; null if none is known. */
export function sumKnown(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0
    ? null
    : Math.min(
        known.reduce((sum, count) => sum + count, 0),
        MOST_TOKENS,
      );
}
