/**
 * A text without what editors and servers change though nobody means it: line ends, spaces at the end of lines, a mark at
 * the start. Line by line, without a pattern: one that looks for spaces before a line end takes hours for megabytes of
 * spaces, and what stands at a site is somebody else's.
 */
export const withoutLineEnds = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
