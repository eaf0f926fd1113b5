/** "Let us …" in small letters after it, so that "Let's Encrypt" is a name. */
const LET_US =
  /^(?:[Ll]et[’']?s|[Ll]et us|[Ll]ass(?:t|en Sie)? uns|[Ll]aten we|[Ll]aat ons|[Ll]åt oss|[Ll]ad os|[Ll]a oss|[Vv]amos a|[Hh]agamos|[Ff]acciamo|[Vv]amos|[Pp]ojďme|[Pp]oďme|[Hh]ajdemo|[Dd]ajmo|[Hh]aideți să|[Дд]авайте|[Дд]авай|[Нн]ека|[Hh]aydi|[Hh]adi) \p{Ll}/u;
/** Whose something is, or for whom, in small letters within a text. */
const OF_READERS =
  /(?<=\p{L} )(?:your|our|you|us|dein(?:e[nmrs]?)?|euer|eure[nmrs]?|unser(?:e[nmrs]?)?|tu|tus|vuestr[oa]s?|nuestr[oa]s?|votre|vos|notre|nos|tes|jouw|uw|onze|jullie|tuo|tua|vostr[oaie]|nostr[oaie]|teu|tua|seu|sua|noss[oa]s?|din|ditt|dina|vår|vårt|våra|vores|twój|twoj\p{Ll}+|nasz\p{Ll}*|tvůj|váš|naš\p{Ll}*|ваш\p{Ll}*|наш\p{Ll}*|твой|твоя|твоё)(?!\p{L})/u;

/** Whether a text speaks to its readers, as a slogan does and a name does not: "Let's build together", "Creamos tu web". */
export const isCall = (text: string): boolean => LET_US.test(text) || OF_READERS.test(text);
