/**
 * Removes what editors and servers change unintentionally: line ends, spaces at line ends, a byte order mark.
 * It works line by line without a regular expression: one for spaces before a line end takes hours for
 * megabytes of spaces, and the site's text is foreign.
 */
export const withoutLineEnds = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
