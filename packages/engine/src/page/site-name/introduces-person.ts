/** Words with which somebody says who they are, in the languages of most sites. */
const INTRODUCES =
  /^\W*(?:(?:hi|hello|hey|hola|hallo|hoi|bonjour|ciao|olá|hej|cześć|привет)(?: there| zusammen)?[\s,.!¡–—-]+)?(?:i(?:[’']m| am)|my name is|ich bin|ich heiße|mein name ist|je suis|je m[’']appelle|soy|me llamo|mi nombre es|sóc|em dic|sono|mi chiamo|ik ben|mijn naam is|eu sou|sou|(?:o )?meu nome é|(?:eu )?me chamo|chamo-me|jag är|jag heter|jeg er|jeg hedder|jeg heter|olen|jestem|nazywam się|jsem|jmenuji se|я —|меня зовут)\s+/iu;

/** Whether a text is the introduction of the person who has the name: "I’m Ann Lee, a potter in Leeds." */
export function introducesPerson(text: string, name: string): boolean {
  const opening = INTRODUCES.exec(text)?.[0];
  return (
    opening !== undefined &&
    name !== '' &&
    text.slice(opening.length).toLowerCase().startsWith(name.toLowerCase())
  );
}
