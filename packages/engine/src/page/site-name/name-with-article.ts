/**
 * Kinds of business at the start of a name that need an article in a sentence: "die Zahnarztpraxis am Markt".
 * By the end of the name's first word.
 */
const GERMAN: readonly (readonly [RegExp, Record<'nominative' | 'accusative' | 'dative', string>])[] = [
  [
    /(?:praxis|klinik|apotheke|[^f]rei|kanzlei|agentur|schule|akademie|pension|galerie|buchhandlung|werkstatt|stiftung|bibliothek|bücherei|manufaktur|reinigung|spedition|sauna|therme|pfarrei|kirche|kirchengemeinde|pfarrgemeinde|feuerwehr|universität)$/iu,
    { nominative: 'die', accusative: 'die', dative: 'der' },
  ],
  [
    /(?:hotel|restaurant|(?<![a-zäöü])amt|hallenbad|freibad|schwimmbad|gymnasium|café|gasthaus|museum|weingut|autohaus|möbelhaus|krankenhaus|studio|atelier|institut|theater|kino|büro|labor|zentrum|bistro|gästehaus)$/iu,
    { nominative: 'das', accusative: 'das', dative: 'dem' },
  ],
  [
    /(?:gasthof|verein|-?club|klub|chor|verband|verlag|salon|biohof|kindergarten|campingplatz|laden|meisterbetrieb|reiterhof|bauernhof)$/iu,
    { nominative: 'der', accusative: 'den', dative: 'dem' },
  ],
];
const FRENCH_HER =
  /^(?:boulangerie|pâtisserie|boucherie|charcuterie|pharmacie|librairie|clinique|école|agence|galerie|ferme|brasserie|fromagerie|épicerie|auberge|crêperie|pizzeria|menuiserie|imprimerie|fondation|association|mairie)$/iu;
const FRENCH_HIM =
  /^(?:restaurant|hôtel|cabinet|garage|salon|musée|théâtre|domaine|château|camping|gîte|bistrot|centre|magasin|moulin|studio|atelier)$/iu;
/** "Maison Morel" is a firm's name, "la Maison de la Radio" a house. */
const FRENCH_HOUSE = /^maison (?:de|du|des|d[’'])/iu;
const VOWEL = /^[aeiouhâàéèêîôû]/iu;

/** "The Department of Geoscience", but "Bank of America". */
const ENGLISH_BODY =
  /^(?:(?:Royal|National|International|European|British|American)\s)?(?:Department|Faculty|School|Institute|Institution|University|College|Museum|Ministry|Office|Association|Society|Federation|Council|Centre|Center|Library|Bureau|Embassy|Academy|Friends|Diocese|Order|Town|City|Village|County|Borough|Township|Municipality|Parish|Province|Church|Port|Guild) (?:of|for) /u;

/** How a name sounds: "öt" and "egy" begin with a vowel, and so do consonants that are spelled ("FTC"). */
const HUNGARIAN_VOWEL =
  /^(?:[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|[15](?!\d)|[FLMNRSXY](?=[BCDFGHJKLMNPQRSTVWXZ]+(?![\p{L}])))/u;
/** People have no article, and some names bring their own: "A Kert". */
const HUNGARIAN_BARE = /^(?:(?:dr|prof|id|ifj)\.|az?)\s/iu;

function inHungarian(name: string): string {
  if (HUNGARIAN_BARE.test(name)) return name;
  return `${HUNGARIAN_VOWEL.test(name) ? 'az' : 'a'} ${name}`;
}

const caseIn = (wording: string) => {
  if (/(?:mit|hinter) \{x\}/u.test(wording)) return 'dative';
  return /(?:ich|für) \{x\}/u.test(wording) ? 'accusative' : 'nominative';
};

/**
 * A site's name as a sentence needs it: German and French put an article before a name that begins with a
 * kind of business, English before a body "of" something, Hungarian before all but people's. Other names and languages stay
 * unchanged.
 *
 * @param wording has `{x}` in place of the name.
 * @param language its key: `de`, `fr`, `hu`.
 */
export function nameWithArticle(name: string, wording: string, language: string): string {
  if (language === 'hu') return inHungarian(name);
  const [first = '', second] = name.split(' ');
  if (second === undefined) return name;
  if (language === 'en') return ENGLISH_BODY.test(name) ? `the ${name}` : name;
  if (language === 'de') {
    const articles = GERMAN.find(([kind]) => kind.test(first))?.[1];
    return articles ? `${articles[caseIn(wording)]} ${name}` : name;
  }
  const isHer = FRENCH_HER.test(first) || FRENCH_HOUSE.test(name);
  if (language !== 'fr' || !(isHer || FRENCH_HIM.test(first))) return name;
  if (VOWEL.test(first)) return `l’${name}`;
  return `${isHer ? 'la' : 'le'} ${name}`;
}
