import { OPENING_WORDS, OPENING_WORDS_UNSPACED } from '../../page/stated/opening-words.ts';

/** Words that announce opening hours: above a list of hours, or before them. */
export const ANNOUNCES = new RegExp(
  `(?<!\\p{L})(?:${OPENING_WORDS}|hours)(?!\\p{L})|${OPENING_WORDS_UNSPACED}`,
  'iu',
);

/** Words in a line that say that its hours are opening hours. */
export const SAYS_OPEN =
  /(?<!\p{L})(?:open|geöffnet|ouverte?s?|abiert[oa]s?|abrimos|obert[as]?|oberts|obrim|apert[oaie]|geopend|abert[oa]s?|czynn[aey]|otwart[aey]|otwarci|otevřen[oi]|otvorené|otvorení|otvoren[oi]|odprt[oi]|nyitva|deschis|deschiși|відчинен[оі]|отворен[оаи]|ανοιχτ[άό]|öppet|öppna|åbent?|åbne|åpent?|avoinna|avatud|atvērt[si]|atidaryta|dirbame|открыт[оы]|мы работаем)(?!\p{L})/iu;

/** Hours of something else than the place itself: its telephone, its kitchen, its classes. */
export const OF_OTHERS =
  /(?<!\p{L})(?:phone|telephone|call|support|hotline|help ?desk|live chat|kitchen|food|happy hour|delivery|pick-?up|drop-?off|collection|class(?:es)?|courses?|lessons?|services?|mass|worship|last (?:entry|admission|orders?)|telefon\p{L}*|erreichbar\p{L}*|küche\p{L}*|liefer\p{L}*|kurs\p{L}*|gottesdienst\p{L}*|téléphon\p{L}*|cuisine|livraison|cours|messes?|teléfono|telefónic\p{L}*|cocina|reparto|misas?|telefonic\p{L}*|cucina|consegn\p{L}*|messe|telefonisch\p{L}*|keuken|bezorg\p{L}*|telefone|cozinha|entrega)(?!\p{L})|電話|ラストオーダー|电话|전화/iu;
