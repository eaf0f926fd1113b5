import { plainWords, tellingWords } from './plain-title.ts';
import type { SiteFacts } from './site-facts.ts';

export interface AskedQuestion {
  text: string;
  url: string;
}

/** The beginnings of questions, in the languages in which they distinguish questions from other titles. */
const beginnings: Readonly<Record<string, RegExp>> = {
  en: /^(?:what|which|who|when|where|why|how|is|are|do|does|can|could|will|should|has|have|may|must|(?:i|i[’']m|if) .+(?:what|which|how|can|do))\b/iu,
  fr: /^(?:que|qu[’']|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|est-ce|peut-on|faut-il|dois-je|doit-on|puis-je|y a-t-il|à partir)(?![\p{L}])/iu,
  de: /^(?:was|welche[rsmn]?|wer|wann|wo|woher|warum|wieso|wie|womit|wofür|kann|muss|darf|gibt|ist|sind|lohnt|brauche)(?![\p{L}])/iu,
  es: /^¿/u,
  it: /^(?:che|cosa|chi|quale|quali|quando|quanto|quanta|dove|come|perché|è|si può|posso|devo)(?![\p{L}])/iu,
  nl: /^(?:wat|welke?|wie|wanneer|waar|waarom|hoe|hoeveel|kan|moet|is|zijn|mag)(?![\p{L}])/iu,
  pt: /^(?:o que|que|qual|quais|quem|quando|quanto|onde|como|por que|posso|é)(?![\p{L}])/iu,
  ca: /^(?:què|quin|quina|qui|quan|quant|on|com|per què|puc|cal|hi ha|es pot)(?![\p{L}])/iu,
};
/** Addresses the site or talks about it, refers to something said before, or is a rhetorical phrase. */
const notAlone =
  /\b(?:you|your|yours|we|our|us|it|its|this|that|these|those|they|them|their|here)\b|(?<![\p{L}-])(?:vous|votre|vos|nous|notre|nos|cela|ça|ceci|celui|celle)(?![\p{L}])|-(?:il|elle|ils|elles|le|la)\s(?!.*\p{L}{7})|\b(?:wir|uns|unsere?[rnms]?|sie|ihre?[rnms]?|ihr)\b|\b(?:ustedes|vuestr\p{L}+|nuestr\p{L}+|nosotros|tu|tus)\b|\b(?:vostr\p{L}+|nostr\p{L}+|voi|noi)\b|\b(?:jullie|wij|ons|onze)\b|你们|你們|我们|我們|您|本公司|我司|当社|弊社|御社/iu;
/** Words of people who are about to choose or buy. */
const buying =
  /\b(?:best|cost|price|much|which|compare|difference|better|vs|recommend|choose|options|find|worth|need|buy)\b|combien|quel|choisir|acheter|prix|meilleur|kost|welche|beste|preis|cuánto|cuál|mejor|precio|quanto|quale|migliore|prezzo|价格|多少钱|哪|选|采购|おすすめ|費用|料金/iu;

/** English questions have one of these: "Why the name?" is a heading. */
const hasVerb =
  /\b(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|must|needs?)\b|[’'](?:s|re|ll)\b/iu;

const longest = 160;

/**
 * The site's questions that a person who does not know it may ask: complete, in its language, about the
 * topics of its pages, those about a choice first.
 */
export function askedQuestions(
  facts: SiteFacts,
  language: string,
  topics: readonly string[],
): AskedQuestion[] {
  const about = new Map<string, number>();
  for (const topic of topics)
    for (const word of new Set(tellingWords(topic))) about.set(word, (about.get(word) ?? 0) + 1);
  const known = (word: string) => (about.get(word) ?? 0) >= (topics.length > 4 ? 2 : 1);
  const knownIn = (text: string) => new Set(tellingWords(text).filter(known)).size;
  const headed = facts.pages.flatMap(({ url, title, headings, language: written }) =>
    written === null || written.split('-')[0] === language
      ? [title ?? '', ...headings].map((text) => ({ text, url }))
      : [],
  );
  const asked = [...headed, ...facts.questions]
    .map(({ text, url }) => ({ text: plainQuestion(text), url }))
    .filter(
      ({ text }) =>
        isWhole(text, language) && knownIn(text) + (buying.test(text) ? 1 : 0) > 1 && knownIn(text) > 0,
    );
  const rank = ({ text }: AskedQuestion) => (buying.test(text) ? 0 : 1) + (knownIn(text) > 1 ? 0 : 1);
  return [...asked].sort((a, b) => rank(a) - rank(b));
}

/** Without leading numbers and ornaments; the question mark stays. */
function plainQuestion(text: string): string {
  const mark = /\s?[?？؟]\s*$/u.exec(text)?.[0].trimEnd();
  return mark ? plainWords(text.slice(0, text.lastIndexOf(mark.trim()))) + mark : '';
}

function isWhole(text: string, language: string): boolean {
  if (!/[?？؟]$/u.test(text) || text.length > longest || /[?？؟].+[?？؟]$/u.test(text)) return false;
  if (notAlone.test(text) || /[_<>{}=\\]|\(\)/u.test(text.replace(/\{ ?\}|« ?»/gu, ''))) return false;
  const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);
  if (spaceless ? text.length < 7 : text.split(' ').length < 4) return false;
  if (language === 'en' && /^(?:what|where|when|why|how)\b/iu.test(text) && !hasVerb.test(text)) return false;
  return beginnings[language]?.test(text) ?? true;
}
