/** "U+0600-06FF,U+0750" as pairs of first and last. */
export type CodeRanges = readonly (readonly [number, number])[];

/** Reads the ranges of a font file, in the format of its package's `unicode.json`. */
export const unicodeRanges = (text: string): CodeRanges =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

export const inRanges = (ranges: CodeRanges, codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
