/** A sentence, or a part of one, after which a line may break: it ends there, or goes on. */
const ENDS = /[.!?…。！？؟।,;:–—&+-]["'”’»)\]]*$/u;
const SENTENCE_ENDS = /[.!?…。！？؟।]["'”’»)\]]*$/u;
const BEGINS = /^[\p{Lu}\p{N}]/u;
/** From so many on no sentence is broken so, though in German each noun has a capital. */
const LEAST = 3;

/**
 * Whether lines that a page breaks by hand are each a text of its own, as in an address or a list: "Main Street 5 / 1234 Town". A
 * sentence goes on in small letters on its next line.
 */
export function areSeparateLines(lines: readonly string[]): boolean {
  const [, ...after] = lines;
  return (
    after.length > 0 &&
    lines.slice(0, -1).every((line) => !ENDS.test(line)) &&
    after.every((line) => BEGINS.test(line)) &&
    (lines.length >= LEAST ||
      after.some((line) => /^\p{N}/u.test(line)) ||
      !SENTENCE_ENDS.test(lines.at(-1) ?? ''))
  );
}

/** The texts that stand alone in a text with the page's own line breaks: its lines, or all of it as one. */
export function separateTexts(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return areSeparateLines(lines) ? lines : [text];
}
