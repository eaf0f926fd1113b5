import { OPENING_WORDS, OPENING_WORDS_UNSPACED } from '../../page/stated/opening-words.ts';

/** The words of a language for opening hours. Each is the source of a pattern, in lower case. */
export interface HoursWords {
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string];
  /** Between the first and last day of a range, or between two times. */
  to?: string;
  /** Every day; Monday to Friday; Saturday and Sunday. */
  daily: string;
  weekdays?: string;
  weekend?: string;
  holidays: string;
  closed: string;
  /**
   * Words between days and hours that do not change their meaning: "and", "from", "open", "Uhr". Those for
   * opening hours are known of every language.
   */
  fill: string;
  /** Words after a time for "am" and "pm". */
  halves?: readonly [am: string, pm: string];
}

const OF_ENGLISH: HoursWords = {
  days: [
    'mon(?:day)?s?',
    'tue(?:s(?:day)?)?s?',
    'wed(?:nesday|s)?s?',
    'thu(?:r(?:s(?:day)?)?)?s?',
    'fri(?:day)?s?',
    'sat(?:urday)?s?',
    'sun(?:day)?s?',
  ],
  to: 'to|till|til|until|through|thru',
  daily: 'daily|every ?day|(?:7|seven) days(?: a week)?|all week',
  weekdays: 'weekdays',
  weekend: 'weekends?',
  holidays: '(?:(?:public|bank|national) )?holidays',
  closed: 'closed',
  fill: "and|from|open|we are|we're|on|hrs?|hours|o['’]clock",
};

/** By the language of the site. Others are read as English, which many sites use for their hours only. */
const WORDS: Readonly<Record<string, HoursWords>> = {
  en: OF_ENGLISH,
  de: {
    days: [
      'mo(?:ntags?)?',
      'di(?:enstags?)?',
      'mi(?:ttwochs?)?',
      'do(?:nnerstags?)?',
      'fr(?:eitags?)?',
      'sa(?:mstags?)?|sonnabends?',
      'so(?:nntags?)?',
    ],
    to: 'bis(?: zum)?',
    daily: 'täglich|jeden tag',
    weekdays: 'werktags',
    holidays: '(?:gesetzliche[nr]? )?feiertag(?:e|en|s)?',
    closed: 'geschlossen|ruhetag|zu',
    fill: 'und|u\\.|sowie|von|uhr|h|geöffnet|an|am|wir haben|jeweils',
  },
  fr: {
    days: [
      'lun(?:dis?)?',
      'mar(?:dis?)?',
      'mer(?:credis?)?',
      'jeu(?:dis?)?',
      'ven(?:dredis?)?',
      'sam(?:edis?)?',
      'dim(?:anches?)?',
    ],
    to: "à|au|jusqu[’']à",
    daily: 'tous les jours|7j/7|7 jours(?: sur |/)7',
    holidays: 'jours? fériés?',
    closed: 'fermée?s?',
    fill: 'et|puis|de|du|le|les|ouvert(?:e|s|ure)?|nous sommes',
  },
  es: {
    days: [
      'lun(?:es)?',
      'mar(?:tes)?',
      'mi[ée](?:rcoles)?',
      'jue(?:ves)?',
      'vie(?:rnes)?',
      's[áa]b(?:ados?)?',
      'dom(?:ingos?)?',
    ],
    to: 'a|al|hasta',
    daily: 'todos los días|cada día|a diario',
    weekend: 'fin(?:es)? de semana',
    holidays: 'festivos|feriados',
    closed: 'cerrad[oa]s?',
    fill: 'y|e|de|desde|las?|los|el|h|hs|hrs|horas?|abierto|abrimos',
  },
  ca: {
    days: [
      'dl|dilluns',
      'dt|dimarts',
      'dc|dimecres',
      'dj|dijous',
      'dv|divendres',
      'ds|dissabtes?',
      'dg|diumenges?',
    ],
    to: 'a|fins a|fins',
    daily: 'cada dia|tots els dies',
    holidays: 'festius',
    closed: 'tancat',
    fill: "i|de|d[’']|les|els?|h|hores?|obert",
  },
  it: {
    days: [
      'lun(?:ed[iì])?',
      'mar(?:ted[iì])?',
      'mer(?:coled[iì])?',
      'gio(?:ved[iì])?',
      'ven(?:erd[iì])?',
      'sab(?:at[oi])?',
      'dom(?:enic(?:a|he))?',
    ],
    to: 'a|al|alla|alle|fino alle',
    daily: 'tutti i giorni|ogni giorno',
    holidays: 'festivi',
    closed: 'chius[oi]',
    fill: 'e|dal|dalle|dalla|da|il|ore|h|apert[oi]',
  },
  nl: {
    days: [
      'ma(?:andags?)?',
      'di(?:nsdags?)?',
      'wo(?:ensdags?)?',
      'do(?:nderdags?)?',
      'vr(?:ijdags?)?',
      'za(?:terdags?)?',
      'zo(?:ndags?)?',
    ],
    to: 'tot(?: en met)?|t/m',
    daily: 'dagelijks|elke dag',
    weekend: 'weekend',
    holidays: 'feestdagen',
    closed: 'gesloten',
    fill: 'en|van|uur|u|geopend|open|op|om',
  },
  pt: {
    days: [
      'seg(?:unda)?(?:-feira)?s?',
      'ter(?:ça)?(?:-feira)?s?',
      'qua(?:rta)?(?:-feira)?s?',
      'qui(?:nta)?(?:-feira)?s?',
      'sex(?:ta)?(?:-feira)?s?',
      's[áa]b(?:ados?)?',
      'dom(?:ingos?)?',
    ],
    to: 'a|à|às|as|ao|até',
    daily: 'todos os dias|diariamente',
    weekdays: 'dias úteis',
    weekend: 'fi(?:m|ns) de semana',
    holidays: 'feriados',
    closed: 'fechado',
    fill: 'e|de|das|dos|do|da|aos|h|hs|horas?|aberto',
  },
  pl: {
    days: [
      'pon(?:iedziałe?ku?)?|pn',
      'wt(?:orek|orku)?',
      'śr(?:od[ay])?',
      'czw(?:artek|artku)?',
      'pt|piąt(?:ek|ku)',
      'sob(?:ot[ay])?',
      'niedz(?:iel[ai])?|nd|ndz',
    ],
    to: 'do',
    daily: 'codziennie',
    holidays: 'święta',
    closed: 'zamknięte|nieczynne',
    fill: 'i|od|w|we|godz|godziny|czynne|otwarte',
  },
  cs: {
    days: [
      'po(?:ndělí)?',
      'út(?:erý)?',
      'st(?:řed[ay])?',
      'čt(?:vrtek)?',
      'pá(?:tek)?',
      'so(?:bot[ay])?',
      'ne(?:děl[ei])?',
    ],
    to: 'do|až',
    daily: 'denně',
    holidays: 'svátky',
    closed: 'zavřeno',
    fill: 'a|od|hod|hodin|otevřeno',
  },
  sv: {
    days: [
      'mån(?:dag)?',
      'tis?(?:dag)?',
      'ons?(?:dag)?',
      'tors?(?:dag)?',
      'fre(?:dag)?',
      'lör(?:dag)?',
      'sön(?:dag)?',
    ],
    to: 'till',
    daily: 'alla dagar|varje dag|dagligen',
    weekdays: 'vardagar',
    holidays: 'helgdagar',
    closed: 'stängt',
    fill: 'och|från|kl|klockan|öppet',
  },
  da: {
    days: [
      'man(?:dag)?',
      'tirs?(?:dag)?',
      'ons(?:dag)?',
      'tors?(?:dag)?',
      'fre(?:dag)?',
      'lør(?:dag)?',
      'søn(?:dag)?',
    ],
    to: 'til',
    daily: 'alle dage|hver dag|dagligt|daglig',
    weekdays: 'hverdage',
    holidays: 'helligdage',
    closed: 'lukket|stengt',
    fill: 'og|fra|kl|klokken|åben|åbent|åpent',
  },
  fi: {
    days: [
      'ma(?:anantai(?:sin)?)?',
      'ti(?:istai(?:sin)?)?',
      'ke(?:skiviikko(?:isin)?)?',
      'to(?:rstai(?:sin)?)?',
      'pe(?:rjantai(?:sin)?)?',
      'la(?:uantai(?:sin)?)?',
      'su(?:nnuntai(?:sin)?)?',
    ],
    to: '-',
    daily: 'joka päivä|päivittäin',
    holidays: 'pyhäpäivät',
    closed: 'suljettu',
    fill: 'ja|klo|kello|avoinna',
  },
  ru: {
    days: [
      'пн|понедельник',
      'вт|вторник',
      'ср|сред[ау]',
      'чт|четверг',
      'пт|пятниц[аыу]',
      'сб|суббот[аыу]',
      'вс|воскресенье',
    ],
    to: 'до|по',
    daily: 'ежедневно',
    weekdays: 'будни|по будням',
    holidays: 'праздники|праздничные дни',
    closed: 'закрыто|выходной(?: день)?|выходные',
    fill: 'и|с|ч|часов|открыто|мы работаем',
  },
  zh: {
    days: [
      '[周週]一|星期一',
      '[周週]二|星期二',
      '[周週]三|星期三',
      '[周週]四|星期四',
      '[周週]五|星期五',
      '[周週]六|星期六',
      '[周週][日天]|星期[日天]',
    ],
    to: '至|到',
    daily: '每天|每日|全年无休',
    holidays: '(?:法定|国定)?节?假日',
    closed: '休息|闭馆|休業|休馆',
    fill: '和|及|营业|开放',
  },
  ja: {
    days: [
      '月(?:曜日?)?',
      '火(?:曜日?)?',
      '水(?:曜日?)?',
      '木(?:曜日?)?',
      '金(?:曜日?)?',
      '土(?:曜日?)?',
      '日(?:曜日?)?',
    ],
    to: 'から|より',
    daily: '毎日|年中無休',
    weekdays: '平日',
    weekend: '土日',
    holidays: '祝日?|祭日',
    closed: '定休日|休業|休診|休館日?|休み',
    fill: '受付時間|と|まで|は|・|、',
  },
  ko: {
    days: [
      '월(?:요일)?',
      '화(?:요일)?',
      '수(?:요일)?',
      '목(?:요일)?',
      '금(?:요일)?',
      '토(?:요일)?',
      '일(?:요일)?',
    ],
    to: '부터',
    daily: '매일|연중무휴',
    weekdays: '평일',
    weekend: '주말',
    holidays: '공휴일',
    closed: '휴무|휴일|휴진',
    fill: '및|까지|은|는',
  },
  uk: {
    days: [
      'пн|понеділ(?:ок|ка)',
      'вт|вівтор(?:ок|ка)',
      'ср|серед[аиу]',
      'чт|четвер(?:га)?',
      "пт|п[’'ʼ]ятниц[яюі]",
      'сб|субот[аиу]',
      'нд|неділ[яюі]',
    ],
    to: 'до|по',
    daily: 'щодня|щоденно|кожного дня',
    weekdays: 'будні(?: дні)?|у будні',
    holidays: 'свята|святкові дні',
    closed: 'зачинено|вихідний(?: день)?',
    fill: 'і|й|та|з|із|від|год(?:ин[аи]?)?|відчинено|ми працюємо',
  },
  el: {
    days: ['δευτέρα', 'τρίτη', 'τετάρτη', 'πέμπτη', 'παρασκευή', 'σάββατο', 'κυριακή'],
    to: 'έως|ως|μέχρι',
    daily: 'κάθε μέρα',
    holidays: '(?:επίσημες )?αργίες',
    closed: 'κλειστ[άό]',
    fill: 'και|από|ανοιχτ[άό]|είμαστε ανοιχτά|ώρες',
    halves: ['π\\.?\\s?μ\\.?', 'μ\\.?\\s?μ\\.?'],
  },
  tr: {
    days: ['pazartesi|pzt', 'salı', 'çarşamba|çar', 'perşembe|per', 'cuma', 'cumartesi|cmt', 'pazar|paz'],
    to: 'ile|ila',
    daily: 'her ?gün|haftanın her günü',
    weekdays: 'hafta ?içi',
    weekend: 'hafta ?sonu',
    holidays: 'resm[iî] tatiller(?:de)?',
    closed: 'kapalı',
    fill: 've|gün(?:ü|leri)|saat(?:leri)?|aras(?:ı|ında)|açık|açığız',
  },
  hu: {
    days: [
      'hétfő(?:n)?',
      'kedd(?:en)?',
      'szerd[aá]n?',
      'csütörtök(?:ön)?',
      'péntek(?:en)?',
      'szombat(?:on)?',
      'vasárnap',
    ],
    daily: 'naponta|minden ?nap',
    weekdays: 'hétköznap(?:okon)?|munkanap(?:okon)?',
    weekend: 'hétvég[eé]n?',
    holidays: 'ünnepnap(?:okon)?',
    closed: 'zárva|szünnap',
    fill: 'és|nyitva|óra',
  },
  ro: {
    days: ['luni', 'mar[țţt]i', 'miercuri', 'joi', 'vineri', 's[âaî]mb[ăa]t[ăa]', 'duminic[ăa]'],
    to: 'până la|pana la|la',
    daily: 'zilnic|în fiecare zi',
    weekdays: 'în timpul săptămânii',
    holidays: 'sărbători(?: legale)?',
    closed: 'închis',
    fill: '[șşs]i|de la|între|orele?|ora|deschis|program',
  },
  ar: {
    days: [
      'و?(?:يوم )?(?:الاثنين|الإثنين|الأثنين)',
      'و?(?:يوم )?الثلاثاء',
      'و?(?:يوم )?(?:الأربعاء|الاربعاء)',
      'و?(?:يوم )?الخميس',
      'و?(?:يوم )?الجمعة',
      'و?(?:يوم )?السبت',
      'و?(?:يوم )?(?:الأحد|الاحد)',
    ],
    to: 'إلى|الى|حتى',
    daily: 'يوميا|يوميًا|يومياً|كل يوم|كل أيام الأسبوع',
    holidays: 'العطل(?: الرسمية)?|العطلات(?: الرسمية)?',
    closed: 'مغلق|مغلقة|مغلقون|إجازة',
    fill: 'و|من|الساعة|مفتوح|نفتح|نعمل|أيام',
    halves: ['صباحًا|صباحاً|صباحا|ص', 'مساءً|مساءا|مساء|ظهرًا|ظهراً|ظهرا|م'],
  },
  he: {
    days: [
      "(?:ימי |יום )?(?:שני|ב[׳'])",
      "(?:ימי |יום )?(?:שלישי|ג[׳'])",
      "(?:ימי |יום )?(?:רביעי|ד[׳'])",
      "(?:ימי |יום )?(?:חמישי|ה[׳'])",
      "(?:ימי |יום )?(?:שי?שי|ו[׳'])",
      '(?:יום )?שבת',
      "(?:ימים |ימי |יום )?(?:ראשון|א[׳'])",
    ],
    to: 'עד',
    daily: 'כל יום|בכל יום',
    holidays: 'חגים|ערבי חג',
    closed: 'סגור',
    fill: 'ו|בין|השעות|בשעות|פתוח(?:ים)?',
  },
};
const DANISH = WORDS.da;

/** The words of a language by its code ("de-AT"), English ones for languages that are not here. */
export const hoursWords = (language: string): HoursWords => {
  const key = language.slice(0, 2).toLowerCase();
  return (key === 'nb' || key === 'nn' || key === 'no' ? DANISH : WORDS[key]) ?? OF_ENGLISH;
};

/** Words that announce opening hours: above a list of hours, or before them. */
export const ANNOUNCES = new RegExp(
  `(?<!\\p{L})(?:${OPENING_WORDS}|hours)(?!\\p{L})|${OPENING_WORDS_UNSPACED}`,
  'iu',
);

/** Words in a line that say that its hours are opening hours. */
export const SAYS_OPEN =
  /(?<!\p{L})(?:open|geöffnet|ouverte?|abiert[oa]|abrimos|obert|apert[oi]|geopend|aberto|czynne|otwarte|otevřeno|öppet|åben|åbent|åpent|avoinna|открыто|мы работаем)(?!\p{L})/iu;

/** Hours of something else than the place itself: its telephone, its kitchen, its classes. */
export const OF_OTHERS =
  /(?<!\p{L})(?:phone|telephone|call|support|hotline|help ?desk|live chat|kitchen|food|happy hour|delivery|pick-?up|drop-?off|collection|class(?:es)?|courses?|lessons?|services?|mass|worship|last (?:entry|admission|orders?)|telefon\p{L}*|erreichbar\p{L}*|küche\p{L}*|liefer\p{L}*|kurs\p{L}*|gottesdienst\p{L}*|téléphon\p{L}*|cuisine|livraison|cours|messes?|teléfono|telefónic\p{L}*|cocina|reparto|misas?|telefonic\p{L}*|cucina|consegn\p{L}*|messe|telefonisch\p{L}*|keuken|bezorg\p{L}*|telefone|cozinha|entrega)(?!\p{L})|電話|ラストオーダー|电话|전화/iu;
