import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { plainWords, titleParts } from './plain-title.ts';
import type { SiteFacts } from './site-facts.ts';
import { textId } from './text-id.ts';

const versus = /\s+(?:vs\.?|versus|contre|gegen|compared (?:to|with)|対|与)\s+/iu;
const instead =
  /\b(?:alternatives? (?:to|à|zu|a)|(?:switch(?:ing)?|migrat(?:e|ing)|mov(?:e|ing)) from|alternativen? zu)\s+(.+)$/iu;
const most = 10;

/** A possible name: it begins with a capital, is short, and is no common word of the trade. */
const isName = (text: string) =>
  /^[\p{Lu}\p{Nd}\p{Lo}]/u.test(text) &&
  text.split(' ').length <= 3 &&
  text.length <= 40 &&
  !/[?!]/.test(text);

/**
 * The competitors that a site's own titles name: the other name in "Acme vs. Northwind", and what it is an
 * alternative to. No others are guessed.
 */
export function competitorHints(facts: SiteFacts, namesUs: (text: string) => boolean): AnswerEntity[] {
  const found = new Map<string, string>();
  for (const { title, headings } of facts.pages)
    for (const part of [...titleParts(title ?? ''), ...headings.map(plainWords)]) {
      const sides = part.split(versus);
      const rivals = sides.length > 1 && sides.some(namesUs) ? sides.filter((side) => !namesUs(side)) : [];
      const left = instead.exec(part)?.[1]?.split(/\s+(?:to|for|in|with|:)\s+|[,:(]/u)[0];
      for (const rival of [...rivals, ...(left && !namesUs(left) ? [left] : [])]) {
        const name = plainWords(rival);
        if (isName(name)) found.set(name.toLowerCase(), found.get(name.toLowerCase()) ?? name);
      }
    }
  return [...found.values()].slice(0, most).map((name) => ({
    id: textId('rival', name),
    own: false,
    name,
    aliases: [],
    domains: [],
    context: [],
  }));
}
