/**
 * What a file of whole pages holds at most, in bytes of UTF-8: more than any assistant takes in at once, and as much as a
 * person can edit in a browser. Pages that do not fit are named to their owner.
 */
export const MARKDOWN_BYTES = 1_000_000;

/** What a person can make of it by hand, in characters. */
export const MARKDOWN_CHARACTERS = 1_200_000;
