import { monthNamed } from './dates/month-names.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  let made: Intl.Segmenter;
  try {
    made = new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    made = new Intl.Segmenter('en', { granularity: 'sentence' });
  }
  segmenters.set(language, made);
  return made;
}

/** Abbreviations after which a sentence continues. */
const GOES_ON =
  /(?:(?<![\p{L}\p{N}])(?:e\.g|i\.e|etc|[Tt][eé]l|Fax|Mob|Inh|vs|cf|approx|D[Rr]a?|Mr|Mrs|Ms|St|Ste|No|Nr|Prof|Rev|Hon|Capt|Lt|Lieut|Maj|Gen|Col|Brig|Sgt|Cpl|Adm|Cmdr|Gov|Sen|Mt|Ft|Messrs|Msgr|Gral|[Dd]ott(?:\.ssa)?|[Aa]vv|[Ss]ig(?:\.ra|\.na)?|[Ii]ng|[Aa]rch|[Gg]eom|Hr|Fr|Mme|Mlle|Sra?|Srta|Lic|[Aa]vd?a?|Blvd|[Cc]dla|Pje|[Ll]ek|[Mm]ed|[Ii]nż|hab|[Dd]ipl|rer|nat|phil|MUDr|MDDr|JUDr|MVDr|PhDr|z\.B|bzw|[Kk]l|ca|inkl|zzgl|p\.ex|ex|art|ul|al|pl|os|św|im|np|tzw|tj|dr|nr|ks|mgr|godz|woj|проф|акад|доц|им|ул|вул|пл|просп|пров|буд|обл|тел)\.|(?<!\d\s?)(?<![\p{L}\p{N}])[гм]\.|(?<![\p{L}\p{N}])\p{Lu}\.|(?<!\p{L})[дк]\.\s?(?:\p{Ll}{1,4}\.[\s-]?){1,3}н\.)\s*$/u;

/** The first letter of an abbreviation in several words: "e. V.", "z. B.", "s. r. o.". Its other letters follow. */
const LETTER = /(?<![\p{L}\p{N}’'.-])\p{Ll}\.\s*$/u;
const LETTER_AFTER = /^\p{L}\p{Ll}{0,2}\./u;

/** A number that ends like a sentence: the number of an item, a day or a rank. */
const NUMBERED = /(?:^|[\s(])\d{1,2}\.\s*$/u;
const NUMBER_ALONE = /^\W*\d{1,2}\.\s*$/u;
/** A rank whose word stands at it: "1.Vorsitzender". */
const RANK_AT_WORD = /(?<!\d)\d{1,2}\.$/u;
/** Words before a rank, in languages that write ranks with a full stop: "ab dem 2. Quartal", "jede 3. Stunde". */
const BEFORE_RANK = /(?:^|\s)(?:ab|dem|den|der|des|das|zum|zur|vom|seit|bis|jede[nmrs]?)\s+\d{1,2}\.\s*$/iu;

/** A question or a call in brackets or quotation marks, within a sentence that goes on: "`panic!()` is a macro". */
const CALL_WITHIN = /[!?](?:\(\)|["'”’»)]+)\s*$/u;

/** A word of a few small letters with a full stop, before a name and nothing else: "założyła adw." "Barbara Wójcik." */
const SHORT_WORD = /(?<![\p{L}\p{N}’'-])\p{Ll}{2,4}\.\s*$/u;
const NAME_ALONE = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}\p{Ll}[\p{L}’'-]*){1,2}\.\s*$/u;
/** No sentence is a single word in small letters: "adw." "Barbara Wójcik prowadzi sprawy." */
const SHORT_WORD_ALONE = /^\s*\p{Ll}{2,4}\.\s*$/u;

function continues(before: string, after: string): boolean {
  if (SHORT_WORD_ALONE.test(before) || (SHORT_WORD.test(before) && NAME_ALONE.test(after))) return true;
  if (CALL_WITHIN.test(before) && /^\p{Ll}/u.test(after)) return true;
  if (GOES_ON.test(before) || (LETTER.test(before) && LETTER_AFTER.test(after))) return true;
  if (RANK_AT_WORD.test(before) && /^\p{L}/u.test(after)) return true;
  if (!NUMBERED.test(before)) return false;
  const [word = ''] = /^[\p{L}\p{M}]+/u.exec(after) ?? [];
  return NUMBER_ALONE.test(before) || monthNamed(word) !== null || (word !== '' && BEFORE_RANK.test(before));
}

/**
 * The sentences of a text, in order; joined they are the text. A full stop after an abbreviation, the number of an item, a day or a
 * rank ends none: "Dr. Ito", "Gartenfreunde e. V.", "1. Kneel.", "ab dem 1. Januar".
 */
export function splitSentences(text: string, language = 'en'): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenterFor(language || 'en').segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && continues(last, segment)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
