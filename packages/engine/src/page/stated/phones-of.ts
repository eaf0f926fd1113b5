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

/** The telephone numbers in lines of text, in digits that can be dialled. */
export const phonesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((written) => {
    const line = asciiDigits(written).replace(/(?<=\d)[－−ー](?=\d)/g, '-');
    // `matchAll` copies the pattern for each line: skip lines with too few digits.
    if (!DIALLED.test(line)) return [];
    const announced = [...line.matchAll(PHONE)]
      .filter(({ 0: whole, index }) => {
        const before = line.slice(0, index);
        const isColour = before.endsWith('#') && /^\d{6}(?!\d)/.test(whole);
        return !isColour && !isOfAFax(whole, before) && !OF_A_REGISTER.test(before);
      })
      .map(([whole, number]) => firstNumber(number ?? whole));
    const [, local = ''] = announced.length > 0 ? [] : (LOCAL_PHONE.exec(line) ?? []);
    const isLocal = digits(local) >= LOCAL_DIGITS.least && digits(local) <= LOCAL_DIGITS.most;
    return isLocal ? [local] : announced;
  });

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
