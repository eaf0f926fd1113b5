import { CURRENCY_WORDS } from '../stated/currencies.ts';

/** Units after a number, for scripts with spaces between words and for those without. */
const SPACED =
  '%|‰|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent|процент\\p{L}*|yüzde|' +
  '°\\s?[CFK]?|km|cm|mm|µm|nm|m|m²|m2|m³|m3|ft|feet|inch(?:es)?|in\\.|miles?|mi|yd|ha|acres?|hektar|sq\\.? ?(?:ft|m)|' +
  'kg|g|mg|µg|t|tons?|tonnes?|lbs?|pounds?|oz|l|ml|cl|liters?|litres?|liter|gallons?|' +
  'kwh|kw|kwp|mw|gw|mwh|gwh|wh|w|watts?|v|volts?|a|ah|ma|mah|hz|khz|mhz|ghz|db|lm|lx|bar|psi|rpm|hp|ps|nm|kj|kcal|' +
  'kb|mb|gb|tb|kib|mib|gib|bytes?|bits?|kbit/s|mbit/s|gbit/s|px|pt|dpi|fps|' +
  'ms|µs|s|secs?|seconds?|min|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|decades?|centuries|times|fold|people|users|customers|employees|' +
  'sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|millionen|milliarden|mio\\.?|mrd\\.?|tausend|mitarbeiter\\p{L}*|kunden|' +
  'secondes?|heures?|jours?|semaines?|mois|ans|années?|millions?|milliards?|mille|personnes|salariés|clients|' +
  'segundos?|horas?|días?|semanas?|meses|años?|millones|personas|clientes|secondi|ore|giorni|settimane|mesi|anni|milioni|miliardi|persone|clienti|' +
  'dias?|anos?|milhões|dagen|weken|maanden|jaar|uur|miljoen|miljard|dies|hores|setmanes|mesos|anys|' +
  'sekund\\p{L}*|godzin\\p{L}*|dni|tygodni\\p{L}*|miesi\\p{L}*|lat|lata|roku|let|milion\\p{L}*|' +
  'sekunder|minuter|minutter|timmar|timer|dagar|dage|veckor|uger|månader|måneder|år|miljoner|millioner|päivää|viikkoa|vuotta|tuntia|' +
  'секунд\\p{L}*|минут\\p{L}*|час\\p{L}*|дн\\p{L}*|день|недел\\p{L}*|месяц\\p{L}*|лет|год\\p{L}*|тыс\\.?|тысяч\\p{L}*|млн|млрд|миллион\\p{L}*|км|м|см|мм|кг|г|л|м²|кВт\\p{L}*|человек|годин\\p{L}*|років|роки|дні[вя]?|' +
  'saniye|dakika|saat|gün|hafta|yıl|milyon|milyar|bin|kişi|năm|ngày|giờ|phút|triệu|tỷ|tahun|hari|jam|menit|juta|' +
  'ثاني\\p{L}*|دقيق\\p{L}*|ساع\\p{L}*|يوم\\p{L}*|أيام|أسبوع\\p{L}*|شهر\\p{L}*|أشهر|سن\\p{L}*|عام\\p{L}*|أعوام|في المئة|في المائة|بالمئة|بالمائة|مليون\\p{L}*|مليار\\p{L}*|ألف|آلاف|كيلومتر\\p{L}*|كم|متر\\p{L}*|كيلوغرام\\p{L}*|شخص\\p{L}*|' +
  'שני\\p{L}*|דקות|שעות|ימים|שבועות|חודשים|שנים|שנה|אחוז\\p{L}*|מיליון|वर्ष\\p{L}*|साल|दिन\\p{L}*|घंटे|मिनट|प्रतिशत|लाख|करोड़|किमी|किलो\\p{L}*|हजार|हज़ार';
const UNSPACED =
  '％|[万萬億亿千百]?(?:秒|分钟|分鐘|分間|分|小时|小時|時間|天|日間|週間|周|か月|ヶ月|ヵ月|カ月|个月|個月|年間|年|歳|岁|人|名様?|名|件|倍|度|米|公里|公斤|千克|平方米|平米|㎡|坪|吨|噸|毫米|厘米|公分|種類|种|種|台|本|枚|室|席|箇所|か所|ヶ所|家|项|項|品目)|[万萬億亿]|년간?|개월|주일?|일간?|시간|분|초|명|개|배|퍼센트|만|억|세|건|회|ปี|เดือน|สัปดาห์|วัน|ชั่วโมง|นาที|วินาที|เปอร์เซ็นต์|กิโลเมตร|กม\\.|กก\\.|เมตร|ล้าน|คน';
const DIGITS = '[\\d٠-٩۰-۹०-९０-９]{1,12}';
/** Bounded, so that a page with nothing but digits is read in time. */
const AMOUNT = `${DIGITS}(?:[.,’\u00a0\u202f ]${DIGITS}){0,5}`;
const DATE = '\\d{1,2}[./]\\d{1,2}[./]\\d{4}(?!\\d)';
const NUMBER = `(?!${DATE})(?<!\\d:)(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}.,#/-])${AMOUNT}`;
const MONEY =
  `(?:(?<!\\p{L})(?:US|CA|AU|NZ|HK|NT|MX|[RACS])(?=\\$))?[€$£¥₹₩₽₺₪฿]\\s?${AMOUNT}|` +
  `(?<![\\p{N}.,])${AMOUNT}\\s?(?:[€$£¥₹₩₽₺₪฿]|(?:${CURRENCY_WORDS}|CNY|JPY|dollars?|Franken|francs|złotych|руб\\p{L}*)(?!\\p{L})|円|元|원|บาท)`;
const GROUPED =
  '(?<![\\p{N}.,-]|[\\d)][\u00a0\u202f ])\\d{1,3}(?:[.,’\u00a0\u202f ]\\d{3}){1,4}(?![.,]?\\d|[\u00a0\u202f ]\\d)';

/**
 * How each of them begins. Tested first, because most characters begin none: this makes the search three
 * times as fast.
 */
const BEGINS = '(?=[\\d٠-٩۰-۹०-९０-９€$£¥₹₩₽₺₪฿]|[a-z]{1,2}\\$)';

/** A number with its unit, an amount of money, a number of at least four digits written in groups. */
export const FIGURE = new RegExp(
  `${BEGINS}(?:${MONEY}|${NUMBER}\\s?(?:(?:${SPACED})(?![\\p{L}\\p{N}])|(?:${UNSPACED}))|${GROUPED})`,
  'giu',
);
/** A year in a sentence; years of versions or copyright lines do not count. */
export const YEAR = /(?<![\p{N}.,/-])(?:1[6-9]|20)\d\d(?![\p{N}/-]|[.,]\d)/gu;
/** A number of things without a unit: "15 states", "240 projects". */
export const COUNTED =
  /(?<![\p{L}\p{N}.,/#-]|\d[\u00a0\u202f ]|\d\s?[x×]\s?)(?!(?:1[5-9]|20)\d\d\s)(?:\d{1,3}(?:[\u00a0\u202f ]\d{3}){1,3}|\d{2,9}(?:[.,]\d{1,9}){0,3})\s(?!(?:comments|comment(?:i|aires)|coment[aá]rios|kommentar(?:e|er)?|reacties|views|shares|replies|responses|oder|sowie|auch|nicht|dann|eller|också|with|from|that|this|than|then|until|when|were|will|have|also|into|each|which|avec|dans|chez|entre|sont|pour|mais|puis|para|pero|hasta|desde|como|fino|dalle|alle|della|voor|naar|maar|tijdens|oraz|albo)(?!\p{L}))\p{Ll}{4,}/gu;
