import { asciiDigits } from '../ascii-digits.ts';
import { LOCAL_DIGITS, LOCAL_PHONE, PHONE } from './stated-patterns.ts';

/** As many digits as a telephone number has at least. */
export const LEAST_DIGITS = 6;
const DIALLED = new RegExp(`(?:\\d\\D*){${LEAST_DIGITS}}`);

/** How many digits a text has. */
export const digits = (text: string): number => text.replace(/\D/g, '').length;

/** Letters before the number of a fax: "F +34 91 578 04 68", "Tel./Fax" is a telephone as well. */
const OF_A_FAX = /(?:^|[^\p{L}\p{N}/&+])f(?:ax)?[\s.:]*$/iu;
const OF_BOTH = /(?:tel|ph|fon|phone|тел)\p{L}{0,6}\.?\s?[/&+]\s?$/iu;

/** Whether a number is that of a fax and of nothing else, by the word that it begins with or by the text before it. */
const isOfAFax = (number: string, before: string): boolean =>
  (/^(?:fax|факс)/i.test(number) && !OF_BOTH.test(before)) || OF_A_FAX.test(before);

/** A label before the number of a register or a tax: "MwSt-Nr. 00760550210", "P.IVA: 00…". */
const OF_A_REGISTER =
  /(?<!\p{L})(?:vat|i\.?v\.?a|mwst|ust|uid|tva|btw|moms|alv|áfa|siret|siren|rcs|nif|cif|nip|regon|krs|cui|cvr|org|kvk|ein|abn|acn|tax|steuer\p{L}{0,16}|fiscal\p{L}{0,3}|codice|cod\.|handelsregister|hr[ab]|reg(?:istration|ister\p{L}{0,10})?|company|iban|ičo?|dič|fn|инн|огрн|кпп)\.?[\s:°º/-]{0,3}(?:id\w{0,6}|no|nr|num(?:ber|mer|ero)?|n)?[\s.:°º#/-]{0,3}$/iu;

/** A second number begins after a dash or a stroke: "0936 365 576 - 0901 138 699". The first has its digits before it. */
const SECOND_NUMBER = /^((?:\D*\d){8,}?\D*?)\s[-–/]\s(?=\+|\(?0\d{2})/u;
const firstNumber = (number: string) =>
  (SECOND_NUMBER.exec(number)?.[1] ?? number).replace(/^(\(?\+)\s/, '$1');

/** The telephone numbers in a line of text; those within a sentence may be of somebody else. */
interface PhonesOfLine {
  announced: string[];
  inSentence: string[];
}

const LEAST_WORDS = 3;
/** A number behind a small word of its sentence, and not behind a label, an address or a sign. */
const isInSentence = (before: string): boolean =>
  /(?<!\p{L})\p{Ll}+\s\(?$/u.test(before) && (before.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS;

function phonesOfLine(written: string): PhonesOfLine {
  const line = asciiDigits(written).replace(/(?<=\d)[－−ー](?=\d)/g, '-');
  const found: PhonesOfLine = { announced: [], inSentence: [] };
  // `matchAll` copies the pattern for each line: skip lines with too few digits.
  if (!DIALLED.test(line)) return found;
  for (const { 0: whole, 1: number, index } of line.matchAll(PHONE)) {
    const before = line.slice(0, index);
    const isColour = before.endsWith('#') && /^\d{6}(?!\d)/.test(whole);
    if (isColour || isOfAFax(whole, before) || OF_A_REGISTER.test(before)) continue;
    const isAnnounced = number !== undefined || !isInSentence(before);
    found[isAnnounced ? 'announced' : 'inSentence'].push(firstNumber(number ?? whole));
  }
  if (found.announced.length + found.inSentence.length > 0) return found;
  const [, local = ''] = LOCAL_PHONE.exec(line) ?? [];
  const isLocal = digits(local) >= LOCAL_DIGITS.least && digits(local) <= LOCAL_DIGITS.most;
  return isLocal ? { ...found, announced: [local] } : found;
}

/**
 * The telephone numbers in lines of text, in digits that can be dialled: first those with a word that announces them or on a
 * line of their own, then those within sentences, "contactez le service de garde au 04 72 …".
 */
export function phonesOf(lines: readonly string[]): string[] {
  const found = lines.map(phonesOfLine);
  return [...found.flatMap(({ announced }) => announced), ...found.flatMap(({ inSentence }) => inSentence)];
}

/** Words before a number that say whose kind it is: "Telefon:", "Gsm: ", not a name in front of it. */
const ANNOUNCED = /(?:^|[^\p{L}])\p{L}{1,12}\.?\s?[:：]\s*$/u;

/** The numbers in lines of text that are announced as those of a fax, and never otherwise. */
export function faxesOf(lines: readonly string[]): string[] {
  const faxes: string[] = [];
  const others: string[] = [];
  const ending = (number: string) => number.replace(/\D/g, '').slice(-LEAST_DIGITS);
  for (const line of lines.map(asciiDigits)) {
    if (!DIALLED.test(line)) continue;
    for (const { 0: whole, 1: number, index } of line.matchAll(PHONE)) {
      const before = line.slice(0, index);
      if (isOfAFax(whole, before)) faxes.push(number ?? whole);
      else if (/^\p{L}/u.test(whole) || ANNOUNCED.test(before)) others.push(ending(number ?? whole));
    }
  }
  return faxes.filter((number) => !others.includes(ending(number)));
}
