import { isOfOtherTrade } from './trade-of.ts';

/** Public institutions that a name tells, with their schema.org type. Words without a border on their left end compounds, too. */
const INSTITUTIONS: readonly (readonly [type: string, names: RegExp])[] = [
  [
    'School',
    /(?:grund|gesamt|real|haupt|ober|mittel|förder|volks|sekundar|gemeinschafts|stadtteil)schule(?!\p{L})|(?:^|\p{L}-|(?:städtische|staatliche)s\s)gymnasium(?!\p{L})|(?<!\p{L})(?:(?:primary|elementary|secondary|middle|high|grammar|infants?|junior|nursery) school|école (?:primaire|élémentaire|maternelle)|groupe scolaire|lycée|ceip|escuela (?:primaria|secundaria|infantil|pública|municipal|normal)|colegio público|escola (?:básica|primária|secundária|municipal|estadual|pública)|agrupamento de escolas|scuola (?:primaria|secondaria|media|elementare|dell’infanzia)|istituto comprensivo|liceo (?:classico|scientifico|linguistico|artistico|statale)|basisschool|middelbare school|szkoła podstawowa|liceum ogólnokształcące|zespół szkół|(?:základní|mateřská|střední) škola|základná škola|gymnázium|(?:grund|gymnasie)skola|(?:folke|grunn|ungdoms|barne)skole|peruskoulu|lukio|általános iskola|școala (?:gimnazială|primară)|liceul|основно училище|средно училище|(?:средняя|начальная|общеобразовательная) школа|гимназия|лицей|гімназія|ліцей|δημοτικό σχολείο|γυμνάσιο|ilkokulu|ortaokulu|lisesi|trường (?:tiểu học|trung học)|sekolah dasar)(?!\p{L})|(?:小|中|高等)学校(?=$|[\s（(])|(?<!大)小学(?=$|[\s（(])|초등학교|중학교|고등학교|โรงเรียน(?!สอน)|مدرسة (?:ابتدائية|ثانوية|إعدادية)/iu,
  ],
  [
    'CollegeOrUniversity',
    /(?<!\p{L})(?:universit(?:y|ät|é|à|eit|etet|atea|as)|technische hochschule|fachhochschule|universidade?|universitat|uniwersytet|univerzit[ay]|universitet|yliopisto|egyetem|университет|університет|πανεπιστήμιο|üniversitesi|đại học|universitas)(?!\p{L})|大[学學](?=$|[\s（(]|.{0,12}(?:学部|学科|研究科|研究室|[学學]院))|대학교(?=$|[\s(])|มหาวิทยาลัย|جامعة/iu,
  ],
  [
    'Hospital',
    /(?:krankenhaus|ziekenhuis|sjukhuset?|sygehus|sykehus|sairaala)(?!\p{L})|(?<!\p{L})(?:hospital|klinikum|hôpital|centre hospitalier|ospedale|szpital|nemocnic[ea]|kórház|spitalul|больница|госпиталь|лікарня|болница|νοσοκομείο|hastanesi|bệnh viện|rumah sakit)(?!\p{L})|病院(?=$|[\s（(])|(?:대학|종합)병원|โรงพยาบาล|مستشفى/iu,
  ],
  [
    'Library',
    /(?:bücherei|bibliothek|bibliotheek|kirjasto)(?!\p{L})|(?<!\p{L})(?:(?:public|city|county|town|village|community|municipal|memorial|district|state|national) library|(?:biblio|média)thèques?|biblioteca (?:municipal|pública|comunale|civica|provincial|nacional|nazionale|publică|județeană)|biblioteka (?:publiczna|miejska|gminna)|(?:městská|obecní|krajská) knihovna|(?:stads|kommun|folk)?bibliotek|könyvtár|библиотека|бібліотека|βιβλιοθήκη|kütüphanesi|thư viện|perpustakaan)(?!\p{L})|(?:図書館|图书馆|圖書館|도서관)(?=$|[\s（(])|ห้องสมุด/iu,
  ],
];

/** A part of a university, or what teaches and is no university itself. */
const PART_OF_UNIVERSITY =
  /(?<!\p{L})(?:department|faculty|school|institute?|lab(?:oratory)?|chair|fakultät|fachbereich|lehrstuhl|faculté|département|facultad|departamento|facoltà|dipartimento|faculdade|faculteit|wydział|katedra|fakulta|кафедра|факультет|tiedekunta)(?!\p{L})|学部|学科|研究室|研究科|学院|学系|學院|學系|학과|학부|연구실|كلية|قسم/iu;
/** Who gathers around an institution, or sells to it, is none. */
const AROUND_IT =
  /förder(?:verein|kreis)|(?<!\p{L})(?:friends|freunde|amis|amigos|amici|parents?|eltern\p{L}*|pta|alumni|ehemalige\p{L}*|\p{L}*verein|verband|foundation|stiftung|fondation|fundaci[oó]n?|fundação|fondazione|fundacja|trust|club|union|museum|hotel|press|shop|store|café|apartments?|animal|pet|doll|tier\p{L}*|dieren\p{L}*|veterin\p{L}*|weteryn\p{L}*|ветеринар\p{L}*|hayvan|javascript|python|component|software|open source|components?)(?!\p{L})|動物|动物|동물|สัตว์/iu;

/**
 * The schema.org type of the public institution that a name tells: a school, a university or a part of one, a hospital, a
 * library. No other word decides: "primary school" stands on many pages that are no school's.
 *
 * @returns null if it tells none.
 */
export function institutionOf(name: string): string | null {
  const said = name.replaceAll("'", '’');
  for (const [type, names] of INSTITUTIONS) {
    const word = names.exec(said)?.[0];
    if (word === undefined) continue;
    if (AROUND_IT.test(said) || isOfOtherTrade(said, word)) return null;
    return type === 'CollegeOrUniversity' && PART_OF_UNIVERSITY.test(said) ? 'EducationalOrganization' : type;
  }
  return null;
}
