import { STREET_LINE, TOWN_LINE, WEEKDAY_TEXT } from './stated-patterns.ts';

/** A word for a street on its own: what comes before it is the street's name, "Basler Straße 107". */
const ONLY_STREET = /^(?:straße|strasse|str\.|platz|allee|gasse|weg|damm|ufer|straat|laan|plein|kade)\s/iu;
const NAME_BEFORE = /(?:\p{Lu}[\p{L}’'.-]{0,24}\s){1,3}$/u;

/** Where the street of a text begins, with its name; -1 if it names none. */
export function streetStart(text: string): number {
  const at = text.search(STREET_LINE);
  if (at <= 0 || !ONLY_STREET.test(text.slice(at))) return at;
  return at - (NAME_BEFORE.exec(text.slice(0, at))?.[0].length ?? 0);
}

/** A word that begins the names of towns and is none itself: "Saint Étienne", "San Zeno", "La Colle". */
const BEGINS =
  /(?:^|[\s-])(?:saint|sainte|ste?\.?|san|sant[aoe]?|são|sankt|s[tv]\.|l[aeo]s?|el|den|de|bad|new|great|little|upper|lower|mont|monte|port|puerto|villa|castel|castello|nowy|nowa|nowe|stary|stara|velké|malé)$/iu;
/** The next word of a name. */
const NEXT = /^(?:[-’']|\s)\p{Lu}[\p{L}’'.-]{1,30}/u;
/** Small words within the names of towns, and the word after them: "sur Chalaronne", "im Breisgau", "di Montagna". */
const JOINED =
  /^\s(?:sur|sous|lès|les|en|d[eu]s?|d[’']|de (?:la|los|las|el|l[’'])|del(?:la|le|l[’'])?|di|da|do|dos|das|a|ai|al|sul(?:la)?|am|an der|bei|im|in der|ob der|auf der|vor der|aan (?:de|den)|upon|on|under|by|nad|pod|pri)\s?\p{Lu}[\p{L}’'-]{1,30}/u;

/** The length of a town's name in a text that begins with its first word. */
function townLength(text: string): number {
  let end = /^[\p{L}’'.-]*[\p{L}’']/u.exec(text)?.[0].length ?? 0;
  for (let words = 0; words < 6; words += 1) {
    const rest = text.slice(end);
    const more = (BEGINS.test(text.slice(0, end)) && NEXT.exec(rest)?.[0]) || JOINED.exec(rest)?.[0] || '';
    if (more === '' || WEEKDAY_TEXT.test(more)) break;
    end += more.replace(/[.-]+$/u, '').length;
  }
  return end;
}

/** Where a town ends in a text: its code stands before its name, or after it. */
export function endOfTown(text: string, town: RegExpExecArray): number {
  const end = town.index + town[0].length;
  const begin = end - (/\p{Lu}[\p{L}’'-]*$/u.exec(town[0])?.[0].length ?? 0);
  return Math.max(end, begin + townLength(text.slice(begin)));
}

const CODE = /(?:^|[\s,–—-])(?:[A-Z]{1,2}[-–])?(?:\d{4,5}|\d{3}\s\d{2}|\d{2}-\d{3})\s+(?=\p{Lu})/u;
/** Two words in small letters: the sentence around the address goes on. After a full stop the next one begins. */
const SENTENCE = /^,?\s\p{Ll}[\p{L}’'-]*\s\p{Ll}|^\.\s\p{Lu}[\p{L}’'-]*\s(?:[\p{L}’'-]+\s)?\p{Ll}/u;

/** The number of a register behind it: "4360 Varhaug Org.nr 934 145 038", "8000 Aarhus · CVR 12345678". */
const REGISTERED =
  /^[\s,·|–—-]{0,4}(?:\p{L}[\p{L}./-]{0,15}[\s:º°]{1,3}){1,3}(?:[A-Z]{2}\s?)?\d(?:[\s./-]?\d){4,}/u;

/** An address without the rest of the sentence that it stands in: "Calle Mayor 12, 28001 Madrid" of "… de lunes a viernes". */
export function upToTown(address: string): string {
  const code = CODE.exec(address);
  const town = TOWN_LINE.exec(address);
  if (!code && !town) return address;
  const begin = code ? code.index + code[0].length : 0;
  const end = Math.max(
    code ? begin + townLength(address.slice(begin)) : 0,
    town ? endOfTown(address, town) : 0,
  );
  const rest = address.slice(end);
  return rest === '.' || SENTENCE.test(rest) || REGISTERED.test(rest) ? address.slice(0, end) : address;
}
