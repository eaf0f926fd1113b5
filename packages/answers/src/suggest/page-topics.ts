import { doingOf, placed } from './doing-of.ts';
import { plainWords, tellingWords, titleParts } from './plain-title.ts';
import type { SiteFacts } from './site-facts.ts';

/** Pages that every site has: nobody asks an answer engine about them. */
const addresses =
  /\/(?:contact|contacte?|kontakt|contacto|contatti|privacy|privacitat|datenschutz|terms|agb|legal|imprint|impressum|mentions|avis-legal|aviso|cookies?|login|signin|sign-up|register|account|cart|checkout|basket|panier|warenkorb|search|cerca|suche|tags?|categor(?:y|ies|ie)|author|authors|archive|sitemap|404|page|changelog|news|licen[cs]e|contribut\w*|code_of_conduct|careers|jobs|press|presse|team|feedback|bug|donate|soutien)s?(?:[-_./]|$)/iu;

/** Names of such pages, and words for the kind of a page instead of its topic. */
const names = new RegExp(
  `^(?:${[
    'home(?: ?page)?|welcome|start|index|main|overview|introduction|about(?: us| .+)?|contact(?: us)?|privacy.*|terms.*|cookies?.*|legal.*|imprint|disclaimer|faqs?|q&a|frequently asked questions|blog|news.*|articles?|guides?|tutorials?|documentation.*|docs|reference|api|changelog|release notes|releases|roadmap|licen[cs]e.*|.* licen[cs]e|authors?.*|contribut.*|code of conduct|contributor covenant.*|support|help|community.*|downloads?|pricing|prices|reviews?|testimonials?|gallery|portfolio|projects?|products?|services?|solutions?|features|team|careers|jobs|press.*|events?|log ?in|sign (?:in|up)|register|my account|cart|checkout|search.*|categor(?:y|ies)|tags?|archives?|sitemap|page not found.*|404.*|not found|getting started|quick ?start|how to|package index|feedback.*|.* mailing lists?|.*\\bpage \\d+|getting help.*|use .+ next|.* to do list.*|.* bugs list.*|.* voting .*|.* meeting.*|.* guidelines|.* vulnerabilities',
    'accueil|bienvenue|à propos.*|contactez.*|mentions légales|confidentialité|politique .*|questions fréquentes.*|actualités|nouveautés.*|tarifs|boutique|services|produits|presse.*|soutenir.*|donnez votre avis|signaler .*|téléchargements?|licence.*|questionnaire.*|prise en main.*',
    'startseite|willkommen|über uns|kontakt|impressum|datenschutz.*|agb|häufige fragen|aktuelles|neuigkeiten|leistungen|produkte|preise|referenzen|karriere|anfahrt',
    'inicio|bienvenid.*|sobre .*|quiénes somos|contacto|aviso legal|política .*|preguntas frecuentes|noticias|servicios|productos|precios|chi siamo|contatti|informativa.*|novità|servizi|prodotti|over ons|nieuws|diensten|producten|início|quem somos|notícias|serviços|produtos',
    'inici|qui som|com treballem|parlem|contacte|avís legal|notícies|projectes|serveis|solucions|cerca|categories|política de .*',
    '首页|关于.*|联系.*|产品中心|新闻.*|.*归档.*|隐私.*|服务|公司简介|第\\d+页|ホーム|会社概要|お問い合わせ|プライバシー.*|お知らせ|회사소개|문의|홈',
  ].join('|')})$`,
  'iu',
);

const isNavigation = (text: string): boolean => names.test(text);

/** By the path within the site. */
const isNavigationUrl = (url: string): boolean => addresses.test(new URL(url).pathname);

export interface PageTopic {
  url: string;
  /** The page's own words, without the name of the site. */
  text: string;
  isHome: boolean;
}

/** Code characters, calls to action, and stories or sentences, which are no topics. */
const odd =
  /[_<>{}=\\@]|::|\(\)|^[:.#]|\?|https?:|^\d+$|\b(?:guides?|blog|checklist|history|welcome|number one|leading|examples|we|our|us|you|i)\b|\b(?:votre|vos|notre|nos|nous|vous|histoire)\b|\b(?:ihre?[nmrs]?|unsere?[nmrs]?|geschichte)\b|\b(?:tu|tus|nuestr[oa]s?|vostr[eao]s?|nostr[eao]s?)\b|^(?:télécharger|herunterladen|descargar|scaricare|downloaden|baixar|descarregar)\b|[«»]|指南|应用领域|原理|手册|详解|案例|第.+页|\bwhen\b.+\b(?:don.t|doesn.t)\b/iu;
const longest = 90;

const isTopic = (text: string): boolean => {
  const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);
  const isLong = spaceless ? text.length >= 3 : text.split(' ').length >= 2;
  return (
    isLong &&
    text.length <= longest &&
    !/[,，]\s/u.test(withoutTowns(text)) &&
    !isNavigation(text) &&
    !odd.test(withoutYour(text))
  );
};
/** A comma indicates a slogan, except between a town and its state. */
const withoutTowns = (text: string) => text.replace(/,\s\p{Lu}{2}\b/gu, '');
/** "your roof" becomes "my roof" in a question. */
const withoutYour = (text: string) => text.replace(/\byour\b/giu, 'my');

/**
 * The topics of a site's pages, in the order of reading. The words of a topic must also be on another page:
 * otherwise it is a name, a story or a slogan.
 */
export function pageTopics(facts: SiteFacts, isOwnName: (text: string) => boolean): PageTopic[] {
  const home = facts.pages.find(({ url }) => url === facts.siteUrl) ?? facts.pages[0];
  const parts = facts.pages.map(({ title }) => titleParts(title ?? ''));
  const repeated = new Map<string, number>();
  for (const part of parts.flatMap((one) => [...new Set(one)]))
    repeated.set(part, (repeated.get(part) ?? 0) + 1);
  const found = facts.pages.flatMap((page, at) => {
    const isHome = page === home;
    if (!isHome && (isNavigationUrl(page.url) || page.title === home?.title)) return [];
    const tellsAll = (part: string) =>
      !isHome && facts.pages.length > 4 && (repeated.get(part) ?? 0) > facts.pages.length / 3;
    const tells = (part: string) => part !== '' && !isOwnName(part) && !tellsAll(part);
    const named = parts[at]?.find(tells) ?? '';
    // A page named like a page that every site has is one, whatever its headings say; a question is no topic.
    if (!isHome && (isNavigation(named) || page.headings.some((heading) => /[?？]\s*$/u.test(heading))))
      return [];
    const headed = page.headings.map(plainWords).find(tells) ?? '';
    const text = [...(isHome && placed.test(headed) && !placed.test(named) ? [headed] : []), named, headed]
      .map((part) => part.split(/(?<=\p{L}{3})\.\s/u)[0] ?? '')
      .find(isTopic);
    if (!text) return [];
    return [{ url: page.url, text: withoutYour(text), isHome }];
  });
  const words = new Map<string, number>();
  const distinct = found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
  for (const { text } of distinct)
    for (const word of new Set(tellingWords(text))) words.set(word, (words.get(word) ?? 0) + 1);
  const comesBack = (text: string) =>
    distinct.length < 3 || tellingWords(text).some((word) => word.length > 1 && (words.get(word) ?? 0) > 1);
  return distinct.filter(({ text, isHome }) => isHome || comesBack(text) || doingOf(text) !== null);
}
