import { doingOf, placed } from './doing-of.ts';
import { isNavigation, isNavigationUrl } from './is-navigation.ts';
import { plainWords, tellingWords, titleParts } from './plain-title.ts';
import type { SiteFacts } from './site-facts.ts';

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
