/** Words with which somebody says who they are, in the languages of most sites. */
const INTRODUCES =
  /^\W*(?:(?:hi|hello|hey|hola|hallo|hoi|bonjour|ciao|olá|hej|cześć|привет)(?: there| zusammen)?[\s,.!¡–—-]+)?(?:i(?:[’']m| am)|my name is|ich bin|ich heiße|mein name ist|je suis|je m[’']appelle|soy|me llamo|mi nombre es|sóc|em dic|sono|mi chiamo|ik ben|mijn naam is|eu sou|sou|(?:o )?meu nome é|(?:eu )?me chamo|chamo-me|jag är|jag heter|jeg er|jeg hedder|jeg heter|olen|jestem|nazywam się|jsem|jmenuji se|я —|меня зовут|мене звати|аз съм|казвам се|volám sa|som|zovem se|ja sam|moje ime je|nimeni on|(?:eu )?sunt|mă numesc|ben|adım|είμαι (?:ο|η)|με λένε|אני|שמי|nama saya(?: adalah)?|saya|tôi là|tên tôi là)\s+/iu;

/** Whether a text is the introduction of the person who has the name: "I’m Ann Lee, a potter in Leeds." */
export function introducesPerson(text: string, name: string): boolean {
  const opening = INTRODUCES.exec(text)?.[0];
  return (
    opening !== undefined &&
    name !== '' &&
    text.slice(opening.length).toLowerCase().startsWith(name.toLowerCase())
  );
}

/** "I am a spatial data scientist": what only one person says of themselves. A shop says "we". */
const SPEAKS_OF_ONESELF =
  /^(?:i(?:[’']m| am) an?|ich bin (?:eine?|freie[r]?)|je suis (?:une?|[\p{Ll}-]+(?:eur|euse|iste|ien|ienne))|soy (?:una?|[\p{Ll}-]+(?:[oa]r|ista|og[oa]))|sono un[oa']?|ik ben een|eu sou uma?|jag är en|jeg er en|jestem)\s\p{Ll}/iu;

/** Whether a text begins by saying what its one writer is. */
export const speaksOfOneself = (text: string): boolean => SPEAKS_OF_ONESELF.test(text);

/** A first name, or a whole one: "Marta", "Ann Lee", "Jean-Luc". Titles are written so as well, so the site must have the name, too. */
const NAME = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]+){0,2}/u;

/** The name with which a text introduces somebody whose site has it in its name: "Hi, I'm Marta" on "Marta draws". */
export function introducedName(text: string, siteName: string): string | null {
  const opening = INTRODUCES.exec(text)?.[0];
  const name = opening === undefined ? undefined : NAME.exec(text.slice(opening.length))?.[0];
  if (name === undefined) return null;
  const words = siteName.toLowerCase().split(/[^\p{L}\p{M}’'-]+/u);
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word))
    ? name
    : null;
}
