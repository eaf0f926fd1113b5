import { isMereGreeting } from './without-greeting.ts';

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

/** "We", and what else is written with a capital only where a sentence begins, in the languages that begin so. */
const BEGINS_ANEW =
  /^(?:We|Wir|Nous|Nosotr[oa]s|Somos|Estamos|Noi|Siamo|Wij|Nós|Som|Vi|Me|Olemme|Jesteśmy|Jsme|Sme|Mi|Smo|Suntem|Biz|Мы|Ми|Ние|Είμαστε|Meie|Oleme|Mēs|Esam|Mes|Esame|Kami)\s/u;

/** Whether a text ends at a line break: what it says is a mere greeting, or a sentence begins on the next line. */
const endsBefore = (line: string, next: string) =>
  !ENDS.test(line) && BEGINS.test(next) && (isMereGreeting(line) || BEGINS_ANEW.test(next));

/** The texts that stand alone in a text with the page's own line breaks: its lines, or all of it as one. */
export function separateTexts(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (areSeparateLines(lines)) return lines;
  const texts: string[][] = [];
  for (const [at, line] of lines.entries())
    if (at === 0 || endsBefore(lines[at - 1] ?? '', line)) texts.push([line]);
    else texts.at(-1)?.push(line);
  return texts.length < 2 ? [text] : texts.map((group) => group.join('\n'));
}
