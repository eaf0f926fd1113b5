/** A text that goes on below it. With fewer words it greets somebody: "Dear guests,". */
const LEAST_WORDS = 7;
const OPEN = /[,，、]["'”’»)]*$/u;
const ENDS = /[.!?:。！？؟۔।…：](?:["'”’»)\]])*$/u;

const goesOn = (text: string): boolean => OPEN.test(text) && text.split(/\s+/u).length >= LEAST_WORDS;

/**
 * Which texts are parts of one sentence that is broken into several paragraphs: "to the third meeting of the society, / which takes
 * place on 3 May in / the town hall." None of them says anything alone.
 */
export function sentenceParts(texts: readonly string[]): boolean[] {
  const parts: boolean[] = [];
  let isOpen = false;
  for (const written of texts) {
    const text = written.trim();
    const goes = goesOn(text);
    parts.push(goes || isOpen);
    isOpen = goes || (isOpen && !ENDS.test(text));
  }
  return parts;
}
