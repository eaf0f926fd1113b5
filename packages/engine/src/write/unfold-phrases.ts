/** The phrases of a line: "share (on|via)|print" is "share on", "share via" and "print". */
export function unfoldPhrases(line: string): string[] {
  return line.split(/\|(?![^(]*\))/).flatMap((phrase) => {
    const [, before = '', choices = '', after = ''] = /^(.*?)\(([^)]*)\)(.*)$/.exec(phrase) ?? [];
    return choices === ''
      ? [phrase]
      : choices.split('|').flatMap((one) => unfoldPhrases(before + one + after));
  });
}
