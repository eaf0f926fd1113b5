import { asTradeText, businessWords, mayEndCompound } from '../business-words.ts';

/** What bodies call themselves that are no shop: words in lower case. */
const BODIES =
  'verein|förderverein|freundeskreis|verband|stiftung|kirche|kirchengemeinde|gemeinde|pfarrei|schule|grundschule|gymnasium|realschule|hochschule|universität|bibliothek|bücherei|theater|chor|feuerwehr|partei|ortsgruppe|' +
  'association|society|club|church|parish|school|primary school|high school|college|university|foundation|trust|charity|league|federation|institute|council|library|theatre|theater|choir|orchestra|scout group|' +
  'église|paroisse|école|lycée|collège|université|fondation|société|fédération|bibliothèque|théâtre|mairie|' +
  'asociación|fundación|iglesia|parroquia|escuela|colegio|instituto|universidad|sociedad|biblioteca|teatro|ayuntamiento|' +
  'associazione|fondazione|chiesa|parrocchia|scuola|liceo|istituto|università|società|' +
  'associação|fundação|igreja|paróquia|escola|universidade|' +
  'vereniging|stichting|kerk|school|bibliotheek|gemeente|' +
  'stowarzyszenie|fundacja|kościół|parafia|szkoła|spolek|nadace|farnost|škola|förening|stiftelse|kyrka|skola|forening|kirke|skole|yhdistys|seura|koulu|' +
  'ассоциация|клуб|церковь|школа|фонд|общество|библиотека|театр';

/** Their words also say what a person does: the name of "Zahnarzt Dr. Lena Hofer" begins with the person. */
const PROFESSIONS = new Set([
  'VeterinaryCare',
  'Dentist',
  'Optician',
  'Physician',
  'MedicalClinic',
  'HairSalon',
  'Florist',
  'Plumber',
  'Electrician',
  'RoofingContractor',
  'HousePainter',
  'HomeAndConstructionBusiness',
  'MovingCompany',
  'Locksmith',
  'Tailor',
  'Notary',
  'Attorney',
  'AccountingService',
  'InsuranceAgency',
  'RealEstateAgent',
]);

const wordsOf = (which: (type: string) => boolean) => [
  ...BODIES.split('|'),
  ...businessWords.flatMap(([type, spelled]) => (which(type) ? spelled.split('|') : [])),
];
/** A compound of German, Dutch or a Nordic language is one word. */
const ONE_WORD = /^\p{Script=Latin}+$/u;

function saysOneOf(words: readonly string[]): (text: string) => boolean {
  const whole = new Set(words);
  const ends = words.filter((word) => ONE_WORD.test(word) && mayEndCompound(word));
  return (text) => {
    const low = asTradeText(text).trim();
    return whole.has(low) || (ONE_WORD.test(low) && ends.some((end) => low.endsWith(end)));
  };
}

/** Whether a text says only what kind of body or business something is: "Förderverein", "Museum", "Law firm". */
export const isKindOfBody = saysOneOf(wordsOf(() => true));

/** Whether a text says only a kind that stands within the names of its own: the "Hotel" of "Hotel Krone". */
export const isKindInNames = saysOneOf(wordsOf((type) => !PROFESSIONS.has(type)));
