/**
 * The most bytes (UTF-8) of a file of whole pages: more than any assistant reads at once, and as much as a
 * person can edit in a browser. Owners are told which pages did not fit.
 */
export const MARKDOWN_BYTES = 1_000_000;

/** The most characters after a person edited it. */
export const MARKDOWN_CHARACTERS = 1_200_000;
