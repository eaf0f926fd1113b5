/** The separator between topic and owner of a page: "Roof ladders | Acme", "Roof ladders 💚 Acme". */
const separator =
  /\s+[|·•–—»›:-]+\s+|\s*[|•·]\s*|\s+\p{Extended_Pictographic}\ufe0f?\s+|_(?=\p{sc=Han})|(?<=\p{sc=Han}\s?)[_-]/u;

/** The parts of a title, without ornaments. */
export const titleParts = (title: string): string[] => title.split(separator).map(plainWords).filter(Boolean);

/** Words without leading ornaments and numbers, and without final punctuation. */
export const plainWords = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{Nd}¿"“«'([]+|^(?:[\p{sc=Han}\d]{1,3}[、.)]\s?)/u, '')
    .replace(/^[^\p{L}\p{Nd}¿"“«'([]+/u, '')
    .replace(/[\s.。!！:…,]+$/u, '')
    .trim();

/** The words that distinguish a text from others: in lower case, without words that every text has. */
export function tellingWords(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase();
  const words = plain.match(/[\p{L}\p{M}\p{Nd}+#]+/gu) ?? [];
  return words.flatMap((word) =>
    /\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}/u.test(word)
      ? Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2))
      : word.length > 1 && !empty.has(word)
        ? [stemOf(word)]
        : [],
  );
}

/** A simple stem: it is enough to match "clavier" and "claviers". */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:e[sn]|s|x|e)$/u, '') : word);

const empty = new Set(
  (
    'the an and or of to in on for with by at from as is are was be do does did can could will would should has have had how what which who when where why it its this that your you my we our me not no if than vs best good better most recommend recommended options look choosing expect pay tools much many ' +
    'le la les un une des du de et ou en au aux pour par avec sur dans est sont ce que qui quoi quel quelle quels quelles comment pourquoi quand combien faut il vous on se à solutions recommandez ' +
    'der die das den dem des ein eine einer eines einem einen und oder von zu zum zur mit für auf im in ist sind wie was wer wann wo warum welche welcher man ich sich es ' +
    'el los las una unos y o del al con por para qué cómo cuándo dónde cuánto es son se su lo che di da per con come quanto dove sono è il gli nel della ' +
    'het een van en voor met op wat hoe waar wie is zijn te als os uma não dos da que els amb per a i quin quina què com'
  ).split(' '),
);
