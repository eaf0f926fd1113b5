import { splitSentences } from './split-sentences.ts';

const GREETING = `(?:(?:herzlich |ganz herzlich |a (?:very )?warm )?(?:welcome|willkommen|welkom)|bienvenue|bienvenid[oa]s?|benvenut[oiae]|bem-vind[oa]s?|benvinguts?|välkommen|velkommen|tervetuloa|witamy|vítejte|vitajte|dobrodošli|üdvözöljük|bun venit|hoş ?geldiniz|добро пожаловать|ласкаво просимо|καλώς (?:ήρθατε|ορίσατε)|ようこそ|欢迎|歡迎|환영합니다|أهلا|مرحبا|ברוכים הבאים)`;
/** "Hi everybody and", "Olá pessoal e sejam muito". */
const CALLS_OUT =
  '(?:(?:hi|hello|hey|hallo|hola|olá|oi|ciao|bonjour|salut|hej)(?: \\p{L}{2,12}){0,2}[,!.]? (?:(?:and|und|et|y|e|en|och|og) )?)?(?:(?:be|sejam?|soyez|sean?) (?:(?:muito|les|muy) )?)?';
const CALLED_OUT = new RegExp(`^\\W*${CALLS_OUT}`, 'iu');
const GREETS = new RegExp(`^\\W*${CALLS_OUT}${GREETING}(?![\\p{L}])`, 'iu');
const ONLY_GREETS = new RegExp(`^\\W*${GREETING}[^\\p{L}\\p{N}]*$`, 'iu');
/** A greeting with one of these says only where the reader is. */
const OF_THE_SITE =
  /(?<![\p{L}])(?:web ?-?sites?|site|home ?pages?|web-?seiten?|internetseiten?|internetauftritt|seiten?|page|portal|página|sitio|sito|pagina|blog|hemsida|hjemmeside|stron(?:a|ie|ę)|сайт(?:е|і)?|サイト|ホームページ|网站|網站|홈페이지)(?![\p{L}])/iu;
/** A greeting of nothing but a name: "Welcome to St Mary's Church of Leeds". */
const OF_A_NAME =
  /^\W*\p{L}+(?: \p{Ll}+){0,2}(?: (?:\p{Lu}[\p{L}\p{N}’'.&-]*|\d+|&|of|the|and|und|et|e|y|de|der|du|des|di|del|van|la|le|for|at|in))+\W*$/u;
/** "Schön, dass Sie unsere Seite gefunden haben." */
const GLAD =
  /^\W*(?:(?:wie )?schön,? dass (?:sie|du|ihr)|wir freuen uns,? dass (?:sie|du|ihr)|(?:we are |we['’]re )?(?:glad|happy|delighted) (?:that )?you|ravis? de vous|nous sommes ravis|fijn dat (?:u|je)|leuk dat (?:u|je)|qué bueno que|nos alegra que|roligt att du|dejligt(?:,)? at du|siamo lieti che|que bom que)(?!\p{L})/iu;
const FEW_WORDS = 5;
const MOST_WORDS = 16;

/** "Welcome": no name, no title, nothing said. */
export const isMereGreeting = (text: string): boolean => ONLY_GREETS.test(text);

/** "Welcome to our website!": says nothing of what the site is. A greeting with a clause of its own does. */
export const isGreeting = (sentence: string): boolean => {
  const words = sentence.trim().split(/\s+/u).length;
  if (GLAD.test(sentence) && words <= MOST_WORDS) return OF_THE_SITE.test(sentence);
  return (
    GREETS.test(sentence) &&
    words <= MOST_WORDS &&
    !/[,:;–—、，：]\s*\p{L}/u.test(sentence.replace(CALLED_OUT, '')) &&
    (/[!！]\s*$/u.test(sentence) ||
      OF_THE_SITE.test(sentence) ||
      OF_A_NAME.test(sentence) ||
      words <= FEW_WORDS)
  );
};

/** A text without the greeting that it begins with, if it says more than that. */
export function withoutGreeting(text: string): string {
  if (!GREETS.test(text) && !GLAD.test(text)) return text;
  const [first = '', ...rest] = splitSentences(text);
  const more = rest.join('').trim();
  return isGreeting(first) && more !== '' ? more : text;
}
