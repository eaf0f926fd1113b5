/**
 * Digits in a row as they are counted, or one digit again and again: what forms and templates show in place of a number; after an
 * area of one digit also as few as in "555 123 4567", "+7 (999) 123-45-67"; "555-0100" is kept for films.
 */
const SAMPLE = /12345678|9876543210|(\d)\1{7}|(?:000|111|555|999)1234567$|^55501\d\d$/;

/** Ranges that regulators keep for films and books and give to nobody. */
const FICTION = new RegExp(
  `^\\+(?:${[
    // NANPA: 555-0100 to 555-0199 of every area, but not of the free numbers (800, 888 ...).
    '1(?!8(?:00|33|44|55|66|77|88))[2-9]\\d\\d55501\\d\\d',
    // Ofcom, "Telephone numbers for use in TV and radio drama programmes": a thousand in each.
    '44(?:11[3-8]496|1[2-6]1496|191498|207946|289018|292018|163296|770090|808157|909879|306999)0\\d{3}',
    // Bundesnetzagentur, "Drama-Nummern": Berlin, Frankfurt, Hamburg, Köln, München, mobile.
    '49(?:(?:3023125|6990009|4066969|2214710|8999998)\\d{3}|17139200\\d\\d)',
    // ARCEP, « numéros pour œuvres audiovisuelles ».
    '33(?:19900|26191|35301|46571|53649|63998)\\d{4}',
    // ACMA, "Phone numbers for use in TV shows, films and creative works".
    '61(?:[2378](?:5550|7010)\\d{4}|491570(?:006|110|15[6-9]))',
  ].join('|')})$`,
);

const PAIRS = /^0\d(?:[ .-]\d\d){4}$/;
const AREA_OF_TWO = /^\(?0\d\)?[ -]?\d{4}[ -]?\d{4}$/;
const MOBILE_OF_FOUR = /^0\d{3} \d{3} \d{3}$/;
/** 0163 is a mobile network in Germany, 01632 an area in Britain that does not exist. */
const OTHER_AREA = /^0163[^\d2]/;

/**
 * A number with its country: the one that it names, or those whose way of writing it is. “0261 912345” is a
 * number in Koblenz, “02 61 91 23 45” one in a French film.
 */
function inFull(number: string): string[] {
  const written = number.replaceAll('\u00a0', ' ').trim();
  const digits = written.replace('(0)', '').replace(/\D/g, '');
  if (/^[^\d]*\+/.test(written)) return [`+${digits}`];
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`];
  if (!digits.startsWith('0')) return [digits.length === 10 ? `+1${digits}` : `+${digits}`];
  const own = digits.slice(1);
  return [
    ...(OTHER_AREA.test(written) ? [] : [`+44${own}`]),
    `+49${own}`,
    ...(PAIRS.test(written) ? [`+33${own}`] : []),
    ...((AREA_OF_TWO.test(written) && !PAIRS.test(written)) || MOBILE_OF_FOUR.test(written)
      ? [`+61${own}`]
      : []),
  ];
}

/** Whether a page gives a number to call, be it one that its owner has still to replace. */
export const givesPhone = ({
  phones,
  samplePhones = [],
}: {
  phones: string[];
  samplePhones?: string[];
}): boolean => phones.length > 0 || samplePhones.length > 0;

/**
 * Digits in a row after the network of a country, "+36 30 123 4567", or after the code of a place, "08-123 45 67". In North
 * America they may be a free number's.
 */
const isCountedAbroad = (number: string): boolean => {
  const digits = number.replace(/\D/g, '');
  return /^\D*\+(?!1)/.test(number) ? digits.endsWith('1234567') : /^0\d{1,4}1234567$/.test(digits);
};

/**
 * Whether nobody is reached by a telephone number, which only shows how one looks: "+49 123 456 7890",
 * "06 12 34 56 78", "000 000 0000", or one that is kept for films: "(503) 555-0142", "020 7946 0123".
 */
export const isSamplePhone = (number: string): boolean =>
  SAMPLE.test(number.replace(/\D/g, '')) ||
  isCountedAbroad(number) ||
  inFull(number).some((full) => FICTION.test(full));
