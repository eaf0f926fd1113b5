import type { PanelSuggestions } from '@visible-ai/shared/answers/schema';
import { findMentions, isBranded } from '../names/find-mentions.ts';
import { askedQuestions } from './asked-questions.ts';
import { competitorHints } from './competitor-hints.ts';
import { ownEntity } from './own-entity.ts';
import { pageTopics } from './page-topics.ts';
import { phrasings } from './phrasings.ts';
import { tellingWords } from './plain-title.ts';
import { sentenceCase } from './sentence-case.ts';
import type { SiteFacts } from './site-facts.ts';
import { siteLocale } from './site-locale.ts';
import { textId } from './text-id.ts';
import { isSoftware, topicPrompts } from './topic-prompts.ts';

interface Idea {
  text: string;
  because: string;
  tag: 'topic' | 'question' | 'brand';
  /** The page it comes from; null if there is none. */
  url: string | null;
}

const most = { all: 20, topic: 10, question: 12, brand: 2, pages: 300, questions: 1000 };
/**
 * Two prompts of one kind with this share of common words ask the same, for example about another town; a
 * question has more words than its topic.
 */
const alike = { ofOneKind: 0.6, ofTwo: 0.7 };

/**
 * A suggestion for a site's panel, from what the site itself says: questions of people who look for what it
 * offers, in its language, without its name; two that name it; and the competitors that it compares itself
 * with. Each has its source.
 */
export function suggestPanel(site: SiteFacts): PanelSuggestions {
  const facts = {
    ...site,
    pages: site.pages.slice(0, most.pages),
    questions: site.questions.slice(0, most.questions),
  };
  const own = ownEntity(facts);
  const namesUs = (text: string) => isBranded(text, own);
  const { language, locale, country } = siteLocale(facts);
  const inLanguage = {
    ...facts,
    pages: facts.pages.filter((page) => page.language === null || page.language.split('-')[0] === language),
  };
  const topics = pageTopics(inLanguage, (part) => isOnly(part, own)).filter(({ text }) => !namesUs(text));
  const phrasing = phrasings[language];
  const style = { software: isSoftware(facts), inSentence: sentenceCase(facts, [own.name, ...own.aliases]) };

  const ofTopics = topics.flatMap((topic): Idea[] =>
    (phrasing ? topicPrompts(topic, phrasing, style) : []).map((text) => ({
      text,
      because: `What ${pathOf(topic.url)} is about`,
      tag: 'topic',
      url: topic.url,
    })),
  );
  const titles = facts.pages.map(({ title }) => title ?? '');
  const ofQuestions = askedQuestions(facts, language, [...topics.map(({ text }) => text), ...titles]).map(
    ({ text, url }): Idea => ({ text, because: `A question on ${pathOf(url)}`, tag: 'question', url }),
  );
  const ofBrand = (phrasing?.brand ?? []).map(
    (ask): Idea => ({
      text: ask(own.name),
      because: 'Names your brand: what engines know of it',
      tag: 'brand',
      url: null,
    }),
  );
  const chosen = choose([...ofTopics, ...ofQuestions.filter(({ text }) => !namesUs(text)), ...ofBrand]);
  return {
    own,
    competitors: competitorHints(facts, namesUs),
    prompts: chosen.map(({ text, because, tag }) => ({
      id: textId('suggested', text),
      text,
      locale,
      country,
      tags: [tag],
      paused: false,
      because,
    })),
  };
}

/** Whether a text contains only our name. */
function isOnly(text: string, own: PanelSuggestions['own']): boolean {
  const [mention] = findMentions(text, [own]);
  const named = mention?.places.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  return named > 0 && text.length - named < 6;
}

const pathOf = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname === '/' ? 'your home page' : pathname;
};

/** The first of each group of similar ideas, as many of each kind as there is room for. */
function choose(ideas: readonly Idea[]): Idea[] {
  const chosen: Idea[] = [];
  for (const idea of ideas) {
    const ofKind = chosen.filter(({ tag }) => tag === idea.tag).length;
    const room = idea.tag === 'brand' ? most.all : most.all - most.brand;
    if (ofKind >= most[idea.tag] || chosen.length >= room || idea.text.length > 200) continue;
    if (idea.tag !== 'brand' && chosen.some((other) => isLike(other, idea))) continue;
    chosen.push(idea);
  }
  return chosen;
}

function isLike(one: Idea, other: Idea): boolean {
  // The topic of one page is asked about in several ways.
  if (one.tag === 'topic' && other.tag === 'topic' && one.url === other.url) return one.text === other.text;
  return likeness(one.text, other.text) >= (one.tag === other.tag ? alike.ofOneKind : alike.ofTwo);
}

function likeness(one: string, other: string): number {
  const [a, b] = [new Set(tellingWords(one)), new Set(tellingWords(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, a.size + b.size - common);
}
