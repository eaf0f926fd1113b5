import { collapse } from '../page-text.ts';
import { hideGuillemets, showGuillemets } from './guillemets.ts';

/**
 * Separators between the parts of a title: dashes, bars, dots, emblems with spaces around; some need none. A colon after a number is within a time
 * or a part, "Chapter 2: Iron", unless the number ends a name: "libanvil2: Iron".
 */
const SEPARATOR =
  /\s+(?:[|–—·•:»«›‹~_>-]+|::|\p{Extended_Pictographic}\ufe0f?)\s+|\s*[|｜»›•·︱]+\s*|(?<=[^\s\d]|\p{L}\d{1,2}):\s+|：/u;
/** Chinese and Japanese titles have no spaces around them. */
const UNSPACED = /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}）)])\s*[-–—_]\s*(?=[\p{L}])/u;
const PARTS = new RegExp(`${SEPARATOR.source}|${UNSPACED.source}`, 'u');
/**
 * Between the words of one part ("Prices / Booking"), unless it is the only separator. Arabic titles have no spaces
 * around it.
 */
const SLASH = /\s+\/+\s+|(?<=\p{Script=Arabic}{2})\/+(?=\p{Script=Arabic}{3})/u;

/** Greetings and praise around a name that are not part of it. */
const GREETING =
  /^(?:welcome to|home of|official (?:web)?site of|about|willkommen (?:bei|beim|in der|in|im|auf)|herzlich willkommen (?:bei|beim|in)|bienvenue (?:chez|à|au|aux|sur)|bienvenid[oa]s? (?:a|al)|benvenut[oi] (?:da|a|al|alla|in|su)|bem-vindos? (?:a|à|ao)|welkom bij|välkommen till|velkommen til|witamy w|добро пожаловать в|موقع)\s+/iu;
const OFFICIAL =
  /[\s,、]*[（(【[]?(?:the )?(?:official (?:web ?)?(?:site|page|store|shop)|home ?page|(?:offizielle|original) (?:web)?seite|site (?:web )?officiel|(?:sitio|web|página) (?:web )?oficial|sito ufficiale|site oficial|officiële (?:web)?site|公式(?:ホームページ|サイト|HP)?|官方网站|官方網站|官网|官網|공식 ?(?:홈페이지|사이트)|официальный сайт|الموقع الرسمي)[）)】\]]?\s*$/iu;
const BRACKETED = /^\s*[【[][^】\]]{1,30}[】\]]\s*|\s*[（(【][^）)】]{1,60}[）)】]?\s*$/gu;

const PICTURES =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\s)+|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\s)+$/gu;
/** The class of a hotel beside its name: "Hotel Krone ***", "★★★★ Hotel Krone", "Hotel Krone ***S". */
const STARS = /^(?:\*{2,5}|[★☆]{1,5})\s+|\s+(?:\*{2,5}|[★☆]{1,5})\s?(?:s|sup\.?|superior)?$/giu;
/** "🚀 Acme" without the picture before or behind the name. */
function withoutPictures(name: string): string {
  const bare = name.replace(PICTURES, '').replace(STARS, '');
  return /\p{L}/u.test(bare) ? bare : name;
}

/** "Bodega S.L": a full stop ends an abbreviation that has one inside. */
const CUT_ABBREVIATION = /(?<!\p{L})\p{L}\.\p{L}$/u;

/** What a business is and where, before its name in brackets: "緑が丘の歯医者「酒井歯科医院」". */
const WHAT_IT_IS = /^[^「」]{2,24}の[^「」]{0,12}「([^「」]{2,30})」$/u;

/** A part without what surrounds a name: a greeting, "official site", text in brackets, pictures. */
export function bareName(part: string): string {
  const text = collapse(part).replace(WHAT_IT_IS, '$1').replace(GREETING, '').replace(OFFICIAL, '');
  const bare = text.replace(BRACKETED, '').replace(OFFICIAL, '');
  return withoutQuotes(withoutPictures(bare.trim() || text)).replace(CUT_ABBREVIATION, '$&.');
}

const QUOTES = /["'“”„«»]/gu;

/** Without quotation marks around the whole. Those around its own last words stay: "Museum “Old Mill”". */
function withoutQuotes(name: string): string {
  const open = name.replace(/[,;:]+$/u, '').trim();
  const stripped = open.replace(/^["'“”„«»]+|["'“”„«»,;:]+$/gu, '').trim();
  const within = stripped.match(QUOTES)?.length ?? 0;
  // One of a pair was at the end: both belong to the name.
  const isPaired = within % 2 === 1 && !/^["'“”„«»]/u.test(open) && /["”“»]$/u.test(open);
  return isPaired ? open : stripped;
}

/** The parts of a title that may be the site's name. */
export function titleParts(title: string): string[] {
  const whole = hideGuillemets(collapse(title));
  const split = (separator: RegExp) =>
    whole
      .split(separator)
      .map((part) => showGuillemets(part?.trim() ?? ''))
      .filter(Boolean);
  const parts = split(PARTS);
  return parts.length > 1 ? parts : split(SLASH);
}
