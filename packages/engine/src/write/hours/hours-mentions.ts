import { OPENING_WORDS, OPENING_WORDS_UNSPACED } from '../../page/stated/opening-words.ts';

/** Words that announce opening hours: above a list of hours, or before them. */
export const ANNOUNCES = new RegExp(
  `(?<!\\p{L})(?:${OPENING_WORDS}|hours)(?!\\p{L})|${OPENING_WORDS_UNSPACED}`,
  'iu',
);

/** In a sentence: when somebody can be called, whatever word for hours stands before it. */
export const OF_CALLS =
  /(?<!\p{L})(?:you can (?:call|reach)|give us a call|call us|rufen sie|anrufen|erreich(?:en|t|bar)\p{L}*|appel(?:er|ez)|joign\p{L}+|llam(?:ar|e|en|enos|arnos)|ll[áa]m(?:e|a)nos|chiam(?:are|arci|ateci|aci)|bellen|bereikbaar|ligar|ligue(?:-nos)?|dzwoni\p{L}+|zadzwo\p{L}+|zavola\p{L}+|volejte|ring oss|ring til|soita\p{L}*|звоните|позвон\p{L}+|дзвоніть|телефону\p{L}+|arayabilirsiniz|arayın(?:ız)?|ulaşabilirsiniz|telefonla)(?!\p{L})|お電話|来电|來電/iu;

/** Hours of something else than the place itself: its telephone, its kitchen, its classes. */
export const OF_OTHERS =
  /(?<!\p{L})(?:phone|telephone|call|support|hotline|help ?desk|live chat|kitchen|food|happy hour|delivery|pick-?up|drop-?off|collection|class(?:es)?|courses?|lessons?|services?|mass|worship|last (?:entry|admission|orders?)|telefon\p{L}*|erreichbar\p{L}*|küche\p{L}*|liefer\p{L}*|kurs\p{L}*|gottesdienst\p{L}*|téléphon\p{L}*|cuisine|livraison|cours|messes?|teléfono|telefónic\p{L}*|cocina|reparto|misas?|telefonic\p{L}*|cucina|consegn\p{L}*|messe|telefonisch\p{L}*|keuken|bezorg\p{L}*|telefone|cozinha|entrega)(?!\p{L})|電話|ラストオーダー|电话|전화/iu;

/** What a widget shows of the day on which it is read: "Open today 10:00 – 20:00", "Jetzt geöffnet". */
const OF_TODAY =
  /^(?:(?:(?:we are |we’re )?(?:open|closed)|geöffnet|geschlossen|ouvert|fermé|abierto|cerrado|aperto|chiuso|geopend|gesloten|aberto|fechado|otwarte|zamknięte|otevřeno|zavřeno|nyitva|zárva|öppet|stängt|åbent|lukket|åpent|stengt|открыто|закрыто|відчинено|отворено|ανοιχτά|κλειστά)[ :]+(?:today|now|heute|jetzt|aujourd[’']hui|maintenant|hoy|ahora|oggi|ora|adesso|vandaag|nu|hoje|agora|dziś|teraz|dnes|teď|ma|most|idag|i dag|nå|сегодня|сейчас|сьогодні|зараз|днес|сега|σήμερα|τώρα)|(?:today|now|heute|jetzt|aktuell|aujourd[’']hui|actuellement|hoy|ahora|oggi|vandaag|nu|hoje|agora|dziś|teraz|dnes|ma|most|idag|i dag|сегодня|сейчас|сьогодні|днес|σήμερα)[ :]+(?:open|closed|geöffnet|geschlossen|ouvert|fermé|abierto|cerrado|aperto|chiuso|open|gesloten|aberto|fechado|otwarte|zamknięte|otevřeno|zavřeno|nyitva|zárva|öppet|åbent|åpent|открыто|закрыто|відчинено|отворено|ανοιχτά))(?!\p{L})/iu;
const LONGEST_OF_TODAY = 60;
export const isOfToday = (line: string): boolean => line.length <= LONGEST_OF_TODAY && OF_TODAY.test(line);
