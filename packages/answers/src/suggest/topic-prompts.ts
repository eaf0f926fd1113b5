import { doingOf, placed } from './doing-of.ts';
import type { PageTopic } from './page-topics.ts';
import type { Phrasing } from './phrasings.ts';
import type { SiteFacts } from './site-facts.ts';

const compared = /\s(?:vs\.?|versus|contre|gegen)\s/iu;
const software =
  /\b(?:package|library|plugin|gem|api|sdk|cli|framework|changelog|open[- ]source|npm|pip|docs|documentation|reference|server|module|release|debugging|patches)s?\b|\/(?:docs?|reference|api|toolbox)(?:\/|$)/iu;

/** Whether a site documents a program, and is no business. */
export const isSoftware = ({ pages, siteUrl }: SiteFacts): boolean => {
  const signs = pages.filter(({ url, title }) => software.test(url) || software.test(title ?? ''));
  return (
    /\.(?:github|gitlab)\.io$|\.readthedocs\.io$/u.test(new URL(siteUrl).hostname) ||
    signs.length > pages.length / 4
  );
};

/** Trades whose providers people choose; "insurance for agents" is something else. */
const trade =
  /^(?!.*\sfor\s.*).*\b(?:agent|agency|agencies|company|companies|contractor|installer|lawyer|attorney|dentist|doctor|clinic|broker|shop|store|restaurant|hotel|plumber|electrician|designer|photographer|consultant|provider|firm|studio|dealer|supplier|manufacturer)s?(?=$|\s(?:in|near)\s)/iu;

/** Questions of a person who needs what a page is about. */
export function topicPrompts(
  { text, isHome }: PageTopic,
  phrasing: Phrasing,
  { software: isTool, inSentence }: { software: boolean; inSentence: (headline: string) => string },
): string[] {
  if (compared.test(text)) return [phrasing.compare(text)];
  const { howTo } = phrasing;
  const doing = howTo && doingOf(text);
  if (howTo && doing) {
    const can = inSentence(doing);
    return isHome && isTool ? [phrasing.tool(can), howTo(can)] : [howTo(can)];
  }
  // An ongoing activity indicates a story.
  if (howTo && /^\p{L}+ing\s/iu.test(text)) return [];
  const topic = howTo ? inSentence(text.replace(/^(?:best|professional|premium|affordable)\s+/iu, '')) : text;
  if (howTo && trade.test(text)) return [phrasing.which(topic)];
  if (isTool) return isHome ? [phrasing.tools(topic)] : [];
  const who = placed.test(text) ? phrasing.local(topic) : phrasing.options(topic);
  if (!isHome) return [who];
  return placed.test(text)
    ? [who, phrasing.price(topic), phrasing.choose(topic)]
    : [who, phrasing.choose(topic)];
}
