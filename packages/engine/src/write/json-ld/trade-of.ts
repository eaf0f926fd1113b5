import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';

/**
 * Trades by the words with which businesses name themselves: https://schema.org/LocalBusiness and its
 * subtypes.
 */
const TRADES: readonly (readonly [type: string, words: string])[] = [
  [
    'Dentist',
    'dentists?|dental (?:practice|clinic|care|surgery|office)|dentistry|zahnarzt|zahnärztin|zahnärzte|zahnarztpraxis|zahnmedizin|dentiste|cabinet dentaire|clinique dentaire|dentista|clínica dental|clínica dentária|clínica odontológica|studio dentistico|tandarts|tandartspraktijk|dentysta|gabinet stomatologiczny|tandläkare|歯科|歯科医院|歯医者|牙科|牙医|치과|стоматология|стоматолог|طبيب أسنان|طب الأسنان|عيادة أسنان|عيادة الأسنان',
  ],
  [
    'BookStore',
    'book ?shop|book ?store|booksellers?|buchhandlung|buchladen|librairie|librería|llibreria|libreria|livraria|boekhandel|boekwinkel|księgarnia|bokhandel|書店|本屋|古書店|书店|書局|서점|книжный магазин|مكتبة لبيع الكتب',
  ],
  [
    'Bakery',
    'bakery|bakehouse|bäckerei|boulangerie|panadería|panetteria|panificio|padaria|bakkerij|piekarnia|bageri|ベーカリー|パン屋|面包店|빵집|베이커리|пекарня|مخبز',
  ],
  [
    'Restaurant',
    'restaurant|trattoria|ristorante|pizzeria|brasserie|bistro|bistrot|gasthaus|wirtshaus|restaurante|restauracja|レストラン|食堂|料理店|居酒屋|餐厅|餐廳|레스토랑|식당|ресторан|مطعم',
  ],
  [
    'CafeOrCoffeeShop',
    'café|coffee ?(?:shop|house|bar)|kaffeehaus|salon de thé|caffetteria|cafetería|koffiebar|kawiarnia|カフェ|喫茶|喫茶店|咖啡馆|咖啡店|카페|кофейня|кафе|مقهى',
  ],
  ['Hotel', 'hotel|hôtel|hostal|ホテル|大酒店|호텔|гостиница|отель|فندق'],
  [
    'LodgingBusiness',
    "ryokan|guest ?house|gästehaus|chambres d[’']hôtes|maison d[’']hôtes|agriturismo|旅館|温泉宿|民宿|ペンション|게스트하우스",
  ],
  [
    'Pharmacy',
    'pharmacy|apotheke|pharmacie|farmacia|farmácia|apotheek|apteka|apotek|薬局|药店|药房|약국|аптека|صيدلية',
  ],
  [
    'Florist',
    'florist|flower shop|blumenladen|floristik|fleuriste|floristería|fioraio|floricultura|bloemist|kwiaciarnia|花屋|花店|꽃집|цветочный магазин',
  ],
  [
    'HairSalon',
    'hair ?salon|hairdressers?|barber ?shop|friseur|friseursalon|coiffeur|salon de coiffure|peluquería|parrucchiere|cabeleireiro|kapper|fryzjer|frisör|美容室|美容院|理容室|미용실|парикмахерская',
  ],
  [
    'VeterinaryCare',
    'veterinary (?:practice|clinic|surgery|hospital)|tierarzt|tierarztpraxis|clinique vétérinaire|vétérinaire|clínica veterinaria|veterinario|dierenarts|動物病院|宠物医院|동물병원',
  ],
  [
    'AutoRepair',
    'auto repair|car repair|autowerkstatt|kfz-werkstatt|kfz-meisterbetrieb|garage automobile|taller mecánico|autofficina|oficina mecânica|自動車整備',
  ],
];

/**
 * What may follow a trade in a title without a name: a place, or nothing. "Restaurant POS" is not a
 * restaurant.
 */
const GOES_ON =
  '(?=\\s*$|[,.!]|\\s(?:in|im|am|an|at|by|on|of|near|and|und|et|y|e|à|au|aux|en|dans|chez|a|da|de|di|do|del|della|te|op|w|we|på|i|с|в|на|и|في|و)\\s)';
const LETTERS = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}/u;

const COMPILED = TRADES.map(([type, words]) => {
  const [spaced, joined] = [true, false].map((is) =>
    words
      .split('|')
      .filter((word) => LETTERS.test(word) === is)
      .join('|'),
  );
  const one = `(?<!\\p{L})(?:${spaced})(?!\\p{L})`;
  const other = joined ? `|(?:${joined})` : '';
  return { type, inName: new RegExp(one + other, 'iu'), inTitle: new RegExp(one + GOES_ON + other, 'iu') };
});

/** Businesses that mention a trade but have another: makers of its tools, its guides, its press. */
const ABOUT_IT =
  /(?<!\p{L})(?:software|apps?|platform|pos|crm|tech|solutions?|supplies|supplier|equipment|systems?|marketing|consult\w+|agency|directory|guides?|reviews?|finder|magazine|news|blog|jobs|recruit\w+|school|academy|association|booking|insurance|finance|wholesale|photography|plans?|furniture|chairs?|tables?|beds?|linens?|uniforms?|uniformes|ovens?|products?|tools?|laborator\w+|labs?|press|interiors?|design|management|groups?|services?|muebles|möbel|meubles|mobili|wäsche|حجز|برنامج|دليل|for|für|pour|para|per|voor|dla|best|top|verband|bedarf|verzeichnis|annuaire|guía|portal)(?!\p{L})|向け|予約|ポータル|組合|協会|材料|用品|機器|协会|设备|预订|預訂|ガイド|ランキング|求人/iu;

/** A longer text is a sentence. Characters. */
const LONGEST = 60;
const PARTS = /\s[|–—·•:-]\s|[|｜・]/u;

/**
 * The trade that a business names in its name, or in the title or main heading of its home page: a subtype of
 * `LocalBusiness` in schema.org.
 *
 * @returns undefined if it names none, or more than one.
 */
export function tradeOf(name: string, home: CrawledPage): string | undefined {
  const heading = home.sections.find(({ level }) => level === 1)?.heading ?? '';
  const isSaid = (part: string) => part !== '' && part.length <= LONGEST && !ABOUT_IT.test(part);
  const names = [oneLine(name)].filter(isSaid);
  const titles = [...(home.resume?.titles.document ?? home.title).split(PARTS), heading]
    .map(oneLine)
    .filter(isSaid);
  const types = COMPILED.filter(
    ({ inName, inTitle }) =>
      names.some((part) => inName.test(part)) || titles.some((part) => inTitle.test(part)),
  ).map(({ type }) => type);
  return types.length === 1 ? types[0] : undefined;
}
