import { withGreekCapitals } from '../greek-capitals.ts';

/**
 * What sites call their opening hours: sources of patterns in lower case, for the flags `i` and `u`. Words in
 * scripts without spaces are apart, because they may stand within others.
 */
export const OPENING_WORDS = withGreekCapitals(
  "(?:opening|business|office|store|shop|practice|consultation|visiting|trading|library|town hall|museum|gallery|studio|salon|clinic|reception|front desk|box office) (?:hours|times)|hours of operation|öffnungszeiten|sprechzeiten|sprechstunden?|ordinationszeiten|bürozeiten|kanzleizeiten|praxiszeiten|laden(?:öffnungs)?zeiten|geschäftszeiten|horaires(?: d[’']ouverture)?|heures d[’']ouverture|horarios?(?: de (?:apertura|atención|atendimento|funcionamento))?|horários?(?: de (?:atendimento|funcionamento))?|horari d[’']obertura|horaris|orari(?:o)?(?: di (?:apertura|ricevimento))?|openingstijden|openingsuren|spreekuur|godziny (?:otwarcia|pracy|przyjęć)|otevírací doba|provozní doba|ordinační hodiny|otváracie hodiny|ordinačné hodiny|öppettid(?:er)?|åbningstid(?:er)?|åpningstid(?:er)?|aukioloajat|nyitvatartás|rendelési idő|program de lucru|orar|radno vrijeme|delovni čas|часы (?:работы|приёма|приема)|(?:режим|время|график) (?:работы|приёма|приема)|(?:години|графік|режим) (?:роботи|прийому)|работно време|радно време|ωράριο|ώρες λειτουργίας|çalışma saatleri|mesai saatleri|jam (?:buka|operasional)|giờ (?:mở cửa|làm việc)|lahtiolekuajad|lahtioleku aeg|vastuvõtuajad|darba laiks|pieņemšanas laiks|darbo (?:laikas|valandos)|खुलने का समय|कार्य समय",
);

export const OPENING_WORDS_UNSPACED =
  '営業時間|診療時間|診察時間|開館時間|開店時間|营业时间|營業時間|开放时间|開放時間|门诊时间|門診時間|服务时间|服務時間|办公时间|辦公時間|上班时间|上班時間|영업\\s?시간|진료\\s?시간|운영\\s?시간|이용\\s?시간|관람\\s?시간|ساعات (?:العمل|الدوام|الزيارة)|أوقات (?:العمل|الدوام|الزيارة)|مواعيد (?:العمل|الدوام|الزيارة)|שעות (?:פתיחה|פעילות|קבלה)|ساعات کاری|เวลาทำการ|เวลาเปิด';

/** Words in a line that say that its hours are opening hours. */
export const SAYS_OPEN =
  /(?<!\p{L})(?:open|geöffnet|ouverte?s?|abiert[oa]s?|abrimos|obert[as]?|oberts|obrim|apert[oaie]|geopend|abert[oa]s?|czynn[aey]|otwart[aey]|otwarci|otevřen[oi]|otvorené|otvorení|otvoren[oi]|odprt[oi]|nyitva|deschis|deschiși|відчинен[оі]|отворен[оаи]|ανοιχτ[άό]|öppet|öppna|åbent?|åbne|åpent?|avoinna|avatud|atvērt[si]|atidaryta|dirbame|открыт[оы]|мы работаем)(?!\p{L})/iu;

/** A day without opening hours, in any language: for lines that name a day. */
export const CLOSED =
  /(?<!\p{L})(?:closed|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|tancat|chius[oi]|gesloten|fechad[oa]|zamknięte|nieczynne|zavřeno|zatvoren[éo]|zaprto|stängt|lukket|stengt|suljettu|kapalı|zárva|închis|suletud|slēgts|nedirbame|uždaryta|закрыто|выходной|зачинено|вихідний|затворено|κλειστ[άό]|סגור|مغلق|تعطیل)(?!\p{L})|定休|休[診業館息]|휴[무진]/iu;

/**
 * Hours after short names of days in a language that is not known: "K–Cs: 11:30–22:00". Beside lines that can be read they are
 * as much a part of the week.
 */
export const OF_SHORT_DAYS =
  /^(?=.{0,40}(?:\d[:.hu]\d{2}|\d\s?[ap]\.?m|\p{L}\.?\s?[-–—]\s?\p{L}))\p{L}{1,4}\.?(?:\s?[-–—+&/,]\s?\p{L}{1,4}\.?){0,6}(?:\s?(?:[+&/,]|und|u\.|and|et|e|y)\s?(?:feiertage?n?|feiertags|(?:public |bank )?holidays|jours fériés|festivi|festivos|feriados))?\s?[:：]?\s{0,2}\d{1,2}(?:[:.hu]\d{2})?\s?(?:[ap]\.?m\.?)?\s?[-–—]\s?\d{1,2}(?:[:.hu]\d{2})?(?![\d-])/iu;
