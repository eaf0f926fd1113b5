/** One line of text: white space collapsed, autolinks and leftover tags removed. */
export const oneLine = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>?/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/ ([,.])(?=\s|$)/g, '$1')
    .replace(/\s*\\$/, '')
    .trim();

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const key = language || 'en';
  const known = segmenters.get(key);
  if (known) return known;
  let made: Intl.Segmenter;
  try {
    made = new Intl.Segmenter(key, { granularity: 'sentence' });
  } catch {
    made = new Intl.Segmenter('en', { granularity: 'sentence' });
  }
  segmenters.set(key, made);
  return made;
}

/** Abbreviations after which a sentence continues. */
const GOES_ON =
  /(?:(?<![\p{L}\p{N}])(?:e\.g|i\.e|etc|vs|cf|approx|D[Rr]a?|Mr|Mrs|Ms|St|Ste|No|Nr|Prof|Rev|Hon|Capt|Lt|[Dd]ott(?:\.ssa)?|[Aa]vv|[Ss]ig(?:\.ra|\.na)?|[Ii]ng|[Aa]rch|[Gg]eom|Hr|Fr|Mme|Mlle|Sra?|Srta|Lic|z\.B|bzw|ca|inkl|zzgl|p\.ex|ex|art|проф|им|ул|тел)\.|\b\p{Lu}\.)\s*$/u;

/** The sentences of a text, in order; joined they are the text. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenterFor(language).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && GOES_ON.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** As many whole sentences from the start as fit; null if not even the first one does. */
export function wholeSentences(text: string, language: string, most: number): string | null {
  let taken = '';
  for (const sentence of sentencesOf(text, language)) {
    if ((taken + sentence).trimEnd().length > most) break;
    taken += sentence;
  }
  return taken.trim() || null;
}

/** A text cut at a pause in its sentence, else at the end of a word, without a truncation mark. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const pauses = [...cut.matchAll(/[;；。]|\s[–—]\s|[,，、:：](?=\s|\P{ASCII})|\s\(/gu)].map(
    ({ index }) => index,
  );
  const pause = pauses.findLast((at) => at >= most * 0.45) ?? -1;
  const space = cut.lastIndexOf(' ');
  const end = pause > 0 ? pause : space > most / 2 ? space : most - 1;
  return cut.slice(0, end).replace(/[\s,;:，；：、(–—-]+$/u, '');
}

/** Only letters and digits, to compare what two texts say. */
export const bareWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
