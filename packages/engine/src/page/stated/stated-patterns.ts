import { quickTest } from '../quick-test.ts';
import { OPENING_WORDS, OPENING_WORDS_UNSPACED } from './opening-words.ts';

/** Whole words: `\b` knows the letters of ASCII alone, so it finds no border before "ö" or in Cyrillic. */
const words = (alternatives: string) => `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`;

const CALLED =
  'tel(?:e(?:f|ph)on[eo]?|f|\\.)?|tlf|tfno|tfn|phone|call(?: us)?(?: (?:on|at))?|mobile?|mobil|handy|fax|tél(?:éphone)?|teléfono|telefone|telefo(?:on|n)(?:nummer|nr\\.?)?|telefon[ui]|telefono|puhelin|telefoniczn(?:a|ie|y)|тел(?:ефон)?(?:ы|и)?|моб(?:ильный)?|факс|τηλ(?:έφωνο)?|hotline|whatsapp|ring(?: oss)? på|suna[țţt]i(?:-ne)?(?: la)?|sun[ăa](?:-ne)?(?: la)?|(?:ruf|ruft|rufen sie)(?: uns)? an(?: unter)?|appelez(?:-nous)?(?: au)?|ll[aá]m[ae](?:nos)?(?: al)?|chiama(?:te|ci|teci)?(?: al(?: numero)?)?|bel(?: ons)?(?: op)?|ligue(?: para)?|zadzwoń(?: pod(?: numer)?)?|(?:zavolejte|volejte)(?: na)?|звоните(?: по (?:тел\\.|телефону))?';
/** Who answers: the number follows after a colon. Hours follow there as well: "Biuro: 8-12 14-16". */
const ANSWERED =
  'centralino|centralita|central telefónica|switchboard|(?:telefon)?zentrale|centrale|standard téléphonique|(?:head |main )?office|reception|büro|rezeption|empfang|bureau|accueil|secrétariat|ufficio|segreteria|oficina|recepción|secretaría|escritório|recepção|receptie|kantoor|biuro|recepcja|sekretariat|kancelář|recepce|växel|reception|sentralbord|vastaanotto';
const NUMBER_AHEAD =
  '(?=\\s?[:：]\\s?(?!\\d{1,2}(?:[.:h]\\d{2})?\\s?[-–])\\+?\\(?\\d(?:[\\s()./-]{0,2}\\d){7,11}(?![\\d:]))';

/**
 * A telephone number with its country code, after a word that announces one, or as only numbers are written: "(415) 555-0123",
 * "8 (843) 200-01-23", "au 07 81 64 83 00".
 */
export const PHONE = new RegExp(
  '(?:\\(?\\+|(?<!\\d\\s?)\\+\\s(?=[1-9]\\d{0,2}[\\s(])|(?<!\\d\\s?)\\b00(?!0))\\d[\\d\\s().\\u2010-\\u2013/-]{6,18}\\d|' +
    `(?:${words(CALLED)}|${words(ANSWERED)}${NUMBER_AHEAD}|電話(?:番号)?|お電話|电话|電話|☎|✆|📞|전화(?:번호)?|대표번호|هاتف|تلفون|تليفون|جوال|موبايل|اتصل|(?<!\\p{L})ت(?=\\s?[.:/]?\\s?0\\d)|טלפון|נייד|تلفن|โทร(?:ศัพท์)?|điện thoại|फ़ोन|फोन)(?:\\s\\p{L}{2,14}(?=\\s?[:：]))?[\\s.:：/|]*[)）]?[\\s.:：]*` +
    '(\\(?\\d[\\d\\s().\\u2010-\\u2013/-]{5,18}\\d)|' +
    '(?<![\\d+(])(?:\\(\\d{3}\\)\\s?\\d{3}[-.\\s]\\d{4}|[08]\\s?\\(\\d{3,4}\\)\\s?\\d[\\d\\s-]{4,8}\\d)(?![\\d-])|' +
    '(?<=(?<!\\p{L})au\\s)0[1-9](?:[\\s.]\\d{2}){4}(?![\\s.]?\\d)',
  'giu',
);
/** A word that announces a number, at the end of a text whose number is cut off: "London WC1B 3DG. Telephone:". */
export const CALL_WORD_LEFT = new RegExp(`(?<=[\\s.,;|·•–—-])${words(CALLED)}[\\s.:：]*$`, 'iu');
/**
 * A line that is nothing but a number as it is dialled within a country: with its zero, and spaces, so that no product code is
 * meant.
 */
export const LOCAL_PHONE =
  /^(?:(?:\p{L}{1,2}|☎|✆|📞)[.:：]?\s*)?(\(?0\d{1,5}\)?(?:[\s./-]{1,3}\d{2,8}){1,5})$/u;
/** No number is longer (ITU-T E.164): "0000000000-20210805" is a name in a protocol. */
export const MOST_DIGITS = 15;
export const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** As many digits as a number with its area code has. */
export const LOCAL_DIGITS = { least: 9, most: 12 };

/** Words for streets and for the parts of an East Asian address, beside a number. */
const STREET =
  '(?<!\\p{L})\\p{L}*(?:straße|strasse|platz|allee|gasse|weg|damm|ufer|straat|laan|plein|kade|gade|vej|gatan|vägen|gata|veien|katu|(?<!(?:recep|loca|edi|promo|ac|sec|posi|por|genera|sta|produc|competi|presenta))tie)\\s+\\d{1,4}\\s?[a-z]?\\b|' +
  '(?<!\\p{L})\\p{L}*str\\.\\s*\\d|' +
  '\\b\\d{1,5}(?:\\s?(?:bis|ter|[a-d]))?,?\\s+(?:rue|avenue|av\\.|boulevard|bd|place|chemin|route|quai|impasse|allée)\\s|' +
  '(?:\\b(?:calle|avenida|avda\\.?|av\\.|blvd\\.|calzada|carretera|ctra\\.|rambla|passeig|avinguda|plaza|paseo|carrer|rua|praça|travessa|via|viale|piazza|corso|largo|ulica|ul\\.|aleja|(?<!\\bet )al\\.|náměstí|nám\\.|strada|str\\.|bulevardul|jalan|jl\\.)\\s+|(?<![\\p{L}\\p{N}/.])c/\\s?)\\p{L}[^,\\d]{1,40},?\\s*(?:n[.ºo°]*\\s*)?\\d{1,5}|' +
  "\\b(?:rue|chaussée|chemin|allée|impasse|drève|ruelle|quai|(?:avenue|boulevard)(?=\\s(?:d[eu]s?\\s|d['’])))\\s+\\p{L}[^,\\d]{1,40},?\\s*\\d{1,3}(?!\\d)|" +
  "\\b(?:\\d{1,4}-)?\\d{1,5}[a-z]?\\s+(?:\\p{Lu}[\\p{L}’']*\\.?\\s+){1,4}(?:street|st\\.?|road|rd\\.?|avenue|ave\\.?|lane|ln\\.?|drive|dr\\.?|square|sq\\.?|boulevard|blvd\\.?|way|court|place|terrace|close|crescent|quay|parade|highway|hwy)\\b|" +
  '\\bgran v[ií]a(?:\\s+de\\s+\\p{L}[^,\\d]{1,40})?,?\\s*(?:n[.ºo°]*\\s*)?\\d{1,4}|' +
  '(?<!\\p{L})\\p{L}{3,20}(?:ий|ый|ой|ая|ка|ський|цький|ська|цька)\\s(?:проспект|пр(?:-т|\\.)|просп\\.|шоссе|шосе|бульвар|улица|ул\\.|вулиця|вул\\.|переулок|пер\\.|провулок|площадь|площа|набережная|наб\\.),?\\s*(?:д\\.\\s*)?\\d{1,4}|' +
  '(?:улица|ул\\.|бул\\.|проспект|пр(?:-т|\\.)|площадь|пл\\.|переулок|вулиця|вул\\.|οδός|λεωφόρος)\\s*[„“"«]?\\p{L}[^,\\d]{1,40},?\\s*(?:д\\.\\s*)?\\d{1,4}|' +
  // In Hungary after the town; alone "u." is an abbreviation of other languages.
  '\\b[1-9]\\d{3}\\s\\p{Lu}\\p{L}+,?\\s(?:\\p{L}+\\s){1,3}u\\.\\s?\\d{1,4}|' +
  // A quarter and a street before a smaller one: "Tepecik Mah. İstiklal Cad. Yavuz Sok. No:24".
  '(?<!\\p{L})(?:\\p{L}+\\s(?:mahallesi|mah\\.)[,\\s]+)?(?:\\p{L}+\\s(?:caddesi|cad\\.|bulvarı|bulv\\.)[,\\s]+)?\\p{L}+\\s(?:caddesi|cad\\.|sokağı|sokak|sok\\.|sk\\.|bulvarı|bulv\\.|mahallesi|mah\\.|utca|út|tér|körút)(?!\\p{L})[^.]{0,20}\\d|' +
  '(?:[\\d٠-٩]{1,5}(?:\\s?[أبجد](?=[،,\\s]))?\\s?[،,]?\\s)?(?:شارع|(?<!ب|(?:عن|خارطة|خريطة)\\s)طريق|ميدان)\\s+\\p{L}|רחוב\\s+\\p{L}|(?:\\d{1,5}(?:/\\d{1,5})?\\s)?(?:ถนน|ซอย)\\S|(?:đường|phố)\\s+\\p{Lu}|' +
  '[\\p{Script=Han}]{1,8}[省市区區県縣都府町村][^。！？]{0,30}(?:[\\d０-９一二三四五六七八九十百]+\\s*(?:丁目|番地?|号|號|弄|楼|樓|室|-)|[路街道]\\S{0,8}[\\d一二三四五六七八九十百]+)|' +
  '[가-힣]+(?:시|도|구|군)\\s[가-힣\\d\\s]{0,24}(?:로|길|동)\\s{0,2}\\d+';
/** Words at the end of a road's name in English. */
export const ROAD_WORD =
  'Road|Street|Lane|Avenue|Drive|Square|Way|Place|Terrace|Close|Crescent|Row|Hill|Green|Park|Court|Gardens|Quay|Yard|Mews|Parade|Highway|Esplanade|Wharf|Walk';
/** Postal codes behind the town: of Britain, of Ireland, and of Australia with its state. */
export const LETTER_CODE =
  '[A-Z]{1,2}\\d[\\dA-Z]?\\s+\\d[A-Z]{2}|[AC-FHKNPRTV-Y]\\d[\\dW]\\s[\\dAC-FHKNPRTV-Y]{4}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\\s+\\d{4}';
/** A postal code and a town, in either order. */
const TOWN =
  '\\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Qu[eé]bec|Saskatchewan),?\\s+[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d\\b|\\b(?:[A-Z]{1,2}-)?\\d{5}(?:-\\d{3})?\\s+\\p{Lu}\\p{L}{2,}|,\\s*(?:[A-Z]{1,2}-)?\\d{4}(?:-\\d{3})?\\s+\\p{Lu}\\p{L}{2,}|\\b\\d{3}\\s?\\d{2}\\s+\\p{Lu}\\p{L}{2,}|\\b\\d{2}-\\d{3}\\s+\\p{Lu}\\p{L}+|\\b\\d{4}\\s?[A-Z]{2}\\s+\\p{Lu}\\p{L}+|\\b(?:[A-Z]{2}|(?:New |North |South |West |Rhode )?\\p{Lu}\\p{Ll}{3,12}(?<=Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Hampshire|Jersey|Mexico|York|Carolina|Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming))\\s+\\d{5}(?:-\\d{4})?\\b|〒\\s*[\\d０-９]{3}\\s?[-－‐−ー]?\\s?[\\d０-９]{4}|\\p{Script=Thai}[\\p{Script=Thai}\\p{M}]+\\s+\\d{5}(?!\\d)|\\p{Script=Greek}{3},?\\s(?:Τ\\.?Κ\\.?:?\\s?)?\\d{3}\\s\\d{2}(?!\\d)|\\b\\d{6},?\\s+(?:г\\.\\s*)?\\p{Lu}\\p{L}+';
export const STREET_LINE = new RegExp(STREET, 'iu');
export const TOWN_LINE = new RegExp(`${TOWN}|\\b(?:${LETTER_CODE})\\b`, 'u');
/** How far from its street a town may stand: "14 Canal Road, Canal Quarter, Leeds LS12 2AB". */
export const MOST_BETWEEN = 60;

/** Short names of days, which are words elsewhere: they count on both sides of a span, "lun.–ven.", "po–pá", "ma-vr". */
const SHORT_DAY =
  '(?:lun|mar|mer|mi[ée]|jeu|jue|gio|ven|vie|vin|sam|s[áa]b|dim|dom|seg|ter|qua|qui|sex|ma|di|wo|do|vr|za|zo|pon|wt|śr|czw|pt|pn|sob|ndz?|niedz|po|út|st|čt|pá|so|ne|ut|št|pi|tor|sre|čet|pet|ned|sri|ma|ti|ke|to|pe|la|su|man|tirs?|tis|ons|tors?|fre|lør|lör|søn|sön|mån|pzt|sal|çar|per|cum|cmt|paz|dl|dt|dc|dj|dv|ds|dg|δευ|τρι|τετ|πεμ|πέμ|παρ|σαβ|σάβ|κυρ|sen|sel|rab|kam|jum)\\.?';
const SHORT_SPAN = words(`(?!to-do)${SHORT_DAY}\\s?[-–—]\\s?${SHORT_DAY}`);

const WEEKDAY =
  `${SHORT_SPAN}|` +
  `${words('(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|пн|вт|ср|чт|пт|сб|вс|нд|pondělí|úterý|čtvrtek|pátek|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|daily|every day|täglich|werktags|tous les jours|todos los días|todos os dias|tutti i giorni|dagelijks|codziennie|ежедневно|щодня')}|` +
  "\\b(?:mo|di|mi|do|fr|sa|so)\\.?\\s?(?:[-–—]|bis|und|:|\\d)|(?<!\\p{L})(?:poniedziałek|wtorek|środ[aęy]|czwartek|piątek|sobot[aęyu]|niedziel[aęi]|střed[ay]|neděl[ei]|måndag|tisdag|onsdag|torsdag|fredag|lördag|søndag|mandag|tirsdag|lørdag|söndag|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|понедельник|вторник|сред[ауы]|четверг|пятниц|суббот|воскресен|понеділ|вівтор|серед[ауи]|четвер|пʼятниц|п’ятниц|субот|неділ|esmaspäev|teisipäev|kolmapäev|neljapäev|reede(?:l|ti)?(?!\\p{L})|laupäev|pühapäev|pirmdien|otrdien|trešdien|ceturtdien|piektdien|sestdien|svētdien|pirmadien|antradien|trečiadien|ketvirtadien|penktadien|šeštadien|sekmadien|kasdien|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार|(?:دو|سه[\\u200c ]?|چهار[\\u200c ]?|پنج[\\u200c ]?|یک[\\u200c ]?)?شنبه)|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|ทุกวัน|[月火水木金土日]曜|[月火水木金土日](?:[・、,，／/～〜－–-][月火水木金土日祝]){1,7}|平日|[周週][一二三四五六日末]|星期[一二三四五六日]|每[天日]|毎日|定休|[월화수목금토일]요일|매일|평일|(?<!\\p{L})(?:pondelok|utorok|streda|štvrtok|piatok|nedeľa|ponedeljek|torek|sreda|četrtek|petek|nedelj[ae]|ponedjeljak|ponedeljak|utorak|srijed[aeu]|četvrtak|petak|subot[aeu]|nedjelj[aeu]|понедељак|уторак|четвртак|петак|недеља|понеделник|сряда|четвъртък|петък|събота|неделя|luni|mar[țţt]i|miercuri|joi|vineri|s[âa]mb[ăa]t[ăa]|duminic[ăa]|dilluns|dimarts|dimecres|dijous|divendres|dissabtes?|diumenges?|δευτ[έε]ρα|τρ[ίι]τη|τετ[άα]ρτη|π[έε]μπτη|παρασκευ[ήη]|σ[άα]ββατο|κυριακ[ήη]|senin|selasa|rabu|kamis|jumat|sabtu|minggu|thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|chủ nhật|(?:יום|ימים|ימי) (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|[א-ו]['׳’])|שבת|جمعه)(?!\\p{L})|(?:السبت|الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة)|كل يوم|يومي[اًا]+|(?:ראשון|שני|שלישי|רביעי|חמישי|שישי)(?:\\s?[-–]|\\s+עד)";
/** "9 tot 17 uur", "kl. 9 til 17": the figures are those of a clock, not ages, where a word beside them says so. */
const SPAN_IN_WORDS =
  '\\b\\d{1,2}(?:[.:]\\d{2})?\\s(?:tot|do|às|as|a|la)\\s\\d{1,2}(?:[.:]\\d{2})?\\s?(?:uur|hod(?:in|ín|\\.)|horas)(?!\\p{L})|' +
  '(?<!\\p{L})(?:kl(?:ockan|okken|\\.)?|godz(?:\\.|inach))\\s?\\d{1,2}(?:[.:]\\d{2})?\\s(?:til|till|do)\\s(?:kl\\.?\\s?)?\\d{1,2}(?!\\d)|';
const TIME =
  "\\b\\d{1,2}\\s?(?:[:.hu]\\s?\\d{2}|h\\b|am\\b|pm\\b|a\\.m\\.|p\\.m\\.|uhr)|\\b\\d{1,2}\\s?[-–—]\\s?\\d{1,2}\\b|[\\d０-９一二三四五六七八九十]+\\s?[時时點点]|\\d{1,2}\\s?시|الساعة|من\\s+\\S+\\s+(?:صباحًا|صباحا)|(?:صباحًا|مساءً|صباحا|مساء)|\\b(?:noon|midnight|mittags?|midi|minuit|mezzogiorno|mediodía)\\b|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\s+(?:to|and|until|till|o’clock|o'clock)\\b|\\b(?:sechs|sieben|acht|neun|zehn|elf|zwölf|ein|zwei|drei|vier|fünf)\\s+uhr|\\b(?:six|sept|huit|neuf|dix|onze|quinze|quatorze)\\s+heures";
/** Lines about reception and telephone count, too. */
const OPENING = `${OPENING_WORDS}|geöffnet|servicezeiten`;
const OPENING_UNSPACED = `${OPENING_WORDS_UNSPACED}|受付時間|利用時間|상담\\s?시간`;
export const OPENING_LABEL = new RegExp(`${words(OPENING)}|${OPENING_UNSPACED}`, 'iu');
/** Whether a line announces hours. */
export const saysOpening = quickTest(OPENING_LABEL, `${OPENING}|${OPENING_UNSPACED}`);
export const WEEKDAY_TEXT = new RegExp(WEEKDAY, 'iu');
export const TIME_TEXT = new RegExp(SPAN_IN_WORDS + TIME, 'iu');

const UNITS =
  '€|eur(?:os?)?|dollars?|usd|pounds?|gbp|chf|franken|francs?|fr\\.|kr(?:onor|oner)?\\.?|sek|nok|dkk|zł(?:otych|ote)?|pln|kč|czk|ft|huf|lei|ron|лв\\.?|руб(?:лей|ля|\\.)?|₽|грн|円|圓|元|块|원|₩|درهم|دينار(?:ين)?|دنانير|ريال|جنيه|₪|שקל|₺|tl|lira|baht|บาท|฿|đ|vnd|rp|rupiah|₹|rs\\.?|reais|cents?|pence';
export const PRICE = new RegExp(
  `(?:[€$£¥₹₩₽₺₪฿]|R\\$|\\b(?:EUR|USD|GBP|CHF|INR|Rs\\.?|kr\\.?|Rp\\.?))\\s?\\d[\\d.,\u00a0\u202f ]*\\d?|` +
    `\\d[\\d.,\u00a0\u202f ]*(?:-{1,2}|–)?\\s?(?:${UNITS})(?![\\p{L}])|` +
    '\\d[\\d.,\u00a0\u202f ]*(?:円|圓|원|บาท|元(?![素件旦]))|' +
    '[一二三四五六七八九十百千万萬〇零两兩]+(?:点[一二三四五六七八九〇]+)?(?:円|元|圓|块)|[일이삼사오육칠팔구십백천만]+\\s?원|' +
    '(?<!\\p{L})(?:\\p{L}*(?:zig|hundert|tausend|zehn|elf|zwölf|zwei|drei|vier|fünf|sechs|sieben|acht|neun)|(?:[\\p{L}-]+[ -])?(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|two|three|four|five|six|seven|eight|nine|cent|dix|vingt|trente|quarante|cinquante|soixante|huit|deux|trois|quatre|cinq|sept|neuf|diez|veinte|treinta|cuarenta|cincuenta|cien|mil|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|dieci|venti|trenta|due|tre|quattro|cinque|sei|dez|vinte|trinta|dois|três)(?:-\\p{L}+)?)\\s(?:euros?|dollars?|pounds)(?!\\p{L})|دينار(?:ين| واحد)|' +
    '(?<!\\p{L})(?:free of charge|free admission|kostenlos|kostenfrei|gratuit(?:ement|es?|s|[oai]s?)?|gratis|bezpłatn\\p{L}*|zdarma|бесплатн\\p{L}*|безкоштовн\\p{L}*)(?!\\p{L})|無料|免费|免費|무료|مجان',
  'giu',
);

/** What it costs to have something sent, and from which sum on it costs nothing: no price of what is sold. */
export const SENDING =
  /(?<!\p{L})(?:shipping|delivery|postage|versand\p{L}*|lieferung|lieferkosten|livraison|frais de port|env[ií]os?|gastos de envío|spedizion[ei]|consegna|verzending|verzendkosten|bezorging|frete|portes|entrega|doprav[ay]|poštovné|dostaw[ay]|wysyłk[ai]|frakt|fragt|toimitus|kargo|доставк[аиу])(?!\p{L})|送料|運費|运费|배송|الشحن|التوصيل|משלוח/iu;

/** Any digit: without one a line has no telephone number, no postal code, and few prices and streets. */
export const FIGURE = /\d/;
/**
 * Every price, street and time without digits contains one of these. The test is cheap: most lines contain
 * none.
 */
export const mayWordPrice = quickTest(
  /euro|dollar|pounds|[円元圓块]|원|دينار|free (?:of|ad)|kostenlos|kostenfrei|grat|bezpłatn|zdarma|бесплатн|безкоштовн|無料|免费|免費|무료|مجان/iu,
);
export const WORDED_STREET = /شارع|طريق|ميدان|רחוב|ถนน|ซอย|đường|phố|\p{Script=Han}/iu;
export const mayWordTime = quickTest(
  /[時时點点]|الساعة|صباح|مساء|noon|midnight|mittag|midi|minuit|mezzogiorno|mediodía|uhr|heures|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s/iu,
);
