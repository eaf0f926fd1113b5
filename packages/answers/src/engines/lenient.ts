import { z } from 'zod';

/** More sources, searches or queries no answer has; the rest is left unread. */
const MOST_ITEMS = 2000;
/** For what a text is made of: left unread, it would be another text. */
export const MOST_PIECES = 20_000;
/** Tokens of one answer: above it nobody knows what is meant. */
const MOST_TOKENS = 1e9;

/** A list of foreign items: those that are not as expected are passed over, and so is a list that is none. */
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

/** A text, or null for whatever else stands there. */
export const textOrNull = z.string().nullable().catch(null);

/** A count, or null for whatever is none: negative, broken, no number. */
export const countOrNull = z.int().min(0).max(MOST_TOKENS).nullable().catch(null);

/** The sum of what is known; null when nothing is. */
export function sumKnown(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0
    ? null
    : Math.min(
        known.reduce((sum, count) => sum + count, 0),
        MOST_TOKENS,
      );
}
