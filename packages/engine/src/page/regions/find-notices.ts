import type { PageElement, TextPiece } from '../page-document.ts';
import { quickTest } from '../quick-test.ts';
import type { TextMeasures } from './measure-text.ts';

const COOKIES =
  /\bcookies?\b|クッキー|쿠키|куки|עוגיות|คุกกี้|الارتباط|informasjonskaps|evästei|ciasteczk|çerez/iu;
/** Whether a text mentions cookies. */
export const saysCookies = quickTest(COOKIES);
/** What else is in a consent request. Two of these with a cookie make one; a recipe has neither. */
const SENSES: readonly RegExp[] = [
  /\b(?:we|site|website|page)\b.{0,40}\buses?\b|\b(?:wir|seite|website)\b.{0,30}\b(?:verwende|nutz|setz)|utilisons|site utilise|utilizamos|usamos|(?:sitio|site|web) (?:usa|utiliza)|utilizziamo|gebruik(?:en|t)|używamy|\bvi (?:använder|bruger|bruker)|использу|使用|利用|사용|käytäm|kullanıyor|نستخدم/iu,
  /\baccept|\bagree|\bconsent|akzeptier|zustimm|einwillig|einverstanden|consent[ei]|acepta|accett|aceita|accepte|akkoord|toestem|zgod|akcept|godkän|samtyk|приня|соглас|同意|接受|承諾|동의|수락|موافق|قبول|kabul|hyväksy|tillad/iu,
  /personali[sz]|analy[sz]|traffic|\badvertis|\bads\b|werbung|anzeigen|publici[dt]|pubblicit|reclame|аналитик|реклам|広告|廣告|广告|분석|광고|إعلان|third.part|dritt|\btiers\b|tercer|terze|privacy|datenschutz|confidentialité|privacidad/iu,
  /\bsettings|\bpreferences|\bmanage\b|\breject|\bdecline|einstellung|ablehn|préférence|refus|configur|rechaz|preferenz|rifiut|instelling|weiger|настройк|отклон|設定|设置|拒否|拒绝|拒絕|설정|거부|رفض/iu,
];
const LONGEST = 2000;
const MOST_MENTIONS = 40;
/** A notice is at most this many times as long as its first sentence; its surroundings are longer. */
const GROWTH = 2.5;
const MENU_LINKS = 4;
const MOSTLY_LINKS = 0.6;
const ONLY_LINKS = 0.9;

/** Whether a text is about the cookies of a site, not about those of a baker. */
export const isAboutConsent = (text: string): boolean =>
  saysCookies(text) && SENSES.some((sense) => sense.test(text));

const asksForConsent = (text: string) =>
  saysCookies(text) && SENSES.filter((sense) => sense.test(text)).length >= 2;

/**
 * The elements that ask for consent to cookies, found by their text: the widest around each mention that
 * still says little else. None on a page about cookies, which has the word in its title.
 */
export function findNotices(
  elements: readonly PageElement[],
  pieces: readonly TextPiece[],
  measures: TextMeasures,
): PageElement[] {
  const textWithin = ({ textStart, textEnd }: PageElement) =>
    pieces
      .slice(textStart, textEnd)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, LONGEST * 2);
  const about = elements.some(({ name, textStart, textEnd }) =>
    (name === 'title' || name === 'h1') && textEnd - textStart < 20
      ? saysCookies(
          pieces
            .slice(textStart, textEnd)
            .map(({ text }) => text)
            .join(' '),
        )
      : false,
  );
  if (about) return [];
  const found: PageElement[] = [];
  let mentions = 0;
  for (const { text, parent } of pieces) {
    if (mentions === MOST_MENTIONS) break;
    if (text.length > LONGEST || !saysCookies(text)) continue;
    mentions += 1;
    let widest: PageElement | null = null;
    let length = text.trim().length;
    for (let element = elements[parent]; element; element = elements[element.parent]) {
      const around = measures.all(element);
      if (around > LONGEST || around > Math.max(length * GROWTH, 200) || measures.holdsContent(element))
        break;
      if (/^(?:body|html|head|main|article|h1|title)$/.test(element.name)) break;
      // "Cookie settings" beside "Contact" and "About us": a menu.
      const links = measures.links(element);
      const linked = measures.linked(element) / around;
      if ((links >= MENU_LINKS && linked > MOSTLY_LINKS) || (links > 1 && linked > ONLY_LINKS)) break;
      widest = element;
      length = Math.max(length, around);
    }
    if (widest && asksForConsent(textWithin(widest))) found.push(widest);
  }
  return found;
}
