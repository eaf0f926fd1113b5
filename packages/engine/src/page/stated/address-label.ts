import { PHONE } from './stated-patterns.ts';

/** What sites call an address, as the beginning of a pattern for the flags `i` and `u`. */
export const ADDRESS_WORDS =
  '(?:our |postal |street |full |business |office )?address|adress[ea]?|(?:geschäfts|post|firmen)?anschrift|besöksadress|besøksadresse|(?:käynti)?osoite|dirección|domicilio|adreça|indirizzo|adresa(?: noastră)?|adrese|naslov|adres(?:imiz)?|endereço|morada|cím(?:ünk)?|adresă|aadress|adresas|alamat|địa chỉ|διεύθυνση|地址|所在地|住所|(?:наша )?адреса?|주소|العنوان|عنواننا|(?:ה)?כתובת|آدرس|نشانی|ที่อยู่|पता';

const LEAST = 10;
const LONGEST = 160;
const LABEL = new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:${ADDRESS_WORDS})\\s{0,2}(?:[:：]\\s{0,2}(.*)|)$`, 'iu');
const NO_ADDRESS = /[€$£₹@?]|https?:|www\.|©|\d[:.]\d{2}\s?[-–]/u;

/** Whether a text can be an address, as its label says: a name and a number, and a comma or a script without one. */
const mayBeAddress = (text: string) =>
  text.length >= LEAST &&
  text.length <= LONGEST &&
  /\p{N}/u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  /[,،，\p{Lo}]/u.test(text) &&
  !NO_ADDRESS.test(text) &&
  text.search(PHONE) === -1;

/** The address that a line's label names: on the same line, or on the next if the label stands alone; '' for none. */
export function labelledAddress(line: string, next: string): string {
  const [label, value = ''] = LABEL.exec(line) ?? [];
  if (label === undefined) return '';
  return [value || next].map((text) => text.trim()).find(mayBeAddress) ?? '';
}

const CONTACT = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}(?:(?:${ADDRESS_WORDS})\\s?[:：]|[\\p{L} .-]{2,24}[:：]\\s*(?:\\+|\\(?\\d)[\\d\\s()./-]{6,}$)`,
  'iu',
);

/** Whether a line says where somebody is or how to call: "Adres: Karaca Mah., Göl Sk. 9", "Telefon: +90 262 321 77 71". */
export const isContactLine = (text: string): boolean => CONTACT.test(text);
