/** Announces what a page holds and does not say what the thing is: "Informationen zum Freibad: Preise, Anfahrt." */
const ANNOUNCES_CONTENT =
  /^(?:(?:api )?(?:documentation|reference|docs) (?:for|of)|(?:all )?(?:the )?information (?:about|on)|everything (?:about|you)|(?:alle )?(?:infos?|informationen) (?:zu[mr]?|über|rund um)|alles (?:über|rund um|zu[mr]?)|(?:toutes les )?informations? (?:sur|concernant)|tout (?:sur|savoir)|(?:toda la )?información (?:sobre|de)|todo sobre|(?:tutte le )?informazioni (?:su\p{L}{0,3}|per)|tutto su\p{L}{0,3}|(?:alle )?informatie (?:over|van)|alles over|informações sobre|tudo sobre|informació sobre|tot sobre|informacje o|wszystko o|информация об?|всё об?|інформація про|усе про|information om|allt om|alt om|tietoa|informații despre|informacije o|informace o)(?!\p{L})/iu;
/** Tells the reader to do something: "Miete deine Ferienwohnung am See", "Lees het verhaal van De Molen". */
const TELLS_TO =
  /^(?:(?:miete|buche|genieße|erlebe|entdecke|finde|besuche|plane|komm|lass)n?(?= (?:sie|dein|dir|dich|euch|eure|unsere?|die|das|den|ein)(?:\p{L}{0,2})(?!\p{L})))|^(?:read|lesen sie|lisez|lees|lea|leggi|leia|läs|læs|les|gå på opdagelse|przeczytaj|přečtěte si|citește|citiți)\s/iu;

/** Names the site, not the thing: "Sito ufficiale della Parrocchia", "Official website of the town". */
const OF_THE_SITE =
  /^(?:(?:the )?official (?:web ?)?(?:site|page)|(?:die )?offizielle (?:web|internet)?seite|site (?:web )?officiel|(?:sitio|web|página) (?:web )?oficial|sito (?:web )?ufficiale|site oficial|officiële (?:web)?site|officiell (?:webb|hem)(?:plats|sida)|officiel hjemmeside|oficjalna strona|oficiální (?:stránky|web)|официальный сайт|офіційний сайт)(?!\p{L})/iu;
/** A list of what is there for the reader: "Dokument och bokningar för dig som bor här". */
const FOR_READERS =
  /^(?:(?!\s(?:är|er|is|ist|est|es)\s)[^.!?]){3,80}\s(?:for you who|für alle,? die|pour vous qui|para ti que|för dig som|til dig,? (?:som|der)|for deg som)(?!\p{L})/iu;

/** Whether a text announces what a page holds, or sends its readers there, and does not say what somebody or something is. */
export const isAnnouncement = (text: string): boolean =>
  [ANNOUNCES_CONTENT, TELLS_TO, OF_THE_SITE, FOR_READERS].some((sign) => sign.test(text));
