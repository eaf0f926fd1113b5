import type { BusinessFacts } from '../crawl/business-facts.ts';
import type { CrawledPage, CrawledSite, NavigationLink } from '../crawl/crawled-site.ts';
import type { PageData } from '../crawl/page-data.ts';
import { joinParagraphs, type ParagraphText, paragraphsOf } from '../crawl/paragraphs.ts';
import { markdownBlocks } from './markdown-blocks.ts';

/** Words that only make sense to a language model that reads the page. */
const TO_A_MODEL = new RegExp(
  [
    String.raw`\b(ignore|disregard|forget|override)\b[^.!?]{0,30}\b(previous|prior|above|all|any|your|earlier|system)\b[^.!?]{0,20}\b(instructions?|prompts?|rules|context|guidelines)\b`,
    String.raw`\byou are (now )?an? (\w+ )?(ai )?(assistant|chatbot|language model|llm|ai model)\b`,
    String.raw`\bas an? (ai|language model|llm)\b,?\s+(you|do|please)\b`,
    String.raw`\b(if you are|note to|attention|dear) (all |an? )?(ai (models?|assistants?|agents?|crawlers?)|llms?|language models?|ai(?=[,.:]))`,
    String.raw`\b(reveal|print|repeat)\b[^.!?]{0,20}\bsystem prompt\b`,
    // "HOMEHOST <system>" stands in a configuration: without bars it is a mark only if it is closed.
    String.raw`<\|(im_start|im_end|system|assistant)\|>|<(im_start|im_end)>|<\/(system|assistant)>|\[\/?(INST|SYS)\]`,
    String.raw`\bignor\p{L}+\b[^.!?]{0,40}\b(anweisungen|instrucciones anteriores|istruzioni precedenti|instruções anteriores|instructions précédentes|vorherigen|bisherigen)`,
  ].join('|'),
  'iu',
);

/** What every such text contains: searched first, because it is quick. */
const PERHAPS =
  /ignor|disregard|forget|overrid|you are (?:now )?an? |as an? (?:ai|language|llm)|note to|attention|dear |if you are|system prompt|im_start|im_end|\[\/?(?:inst|sys)|<[|/](?:system|assistant)/i;

/**
 * Whether a text addresses the language model that reads it instead of a person ("ignore all previous
 * instructions"). Pages hide such words to influence answers: none of them belongs in our files.
 */
export const isAddressedToModels = (text: string): boolean => PERHAPS.test(text) && TO_A_MODEL.test(text);

/** A text without its paragraphs that address models. */
function withoutModelTalk(text: string): string {
  if (!isAddressedToModels(text)) return text;
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => !isAddressedToModels(paragraph))
    .join('\n\n');
}

/** The same for paragraphs with known kinds. */
function withoutModelTalkAmong<Kept extends ParagraphText>(kept: Kept): Kept {
  if (!isAddressedToModels(kept.text)) return kept;
  const { text, kinds } = joinParagraphs(
    paragraphsOf(kept).filter((paragraph) => !isAddressedToModels(paragraph.text)),
  );
  return { ...kept, text, kinds };
}

/** What is stated about the business, without values that address models. */
function cleanBusiness(business: BusinessFacts): BusinessFacts {
  const fine = (texts: readonly string[]) => texts.filter((text) => !isAddressedToModels(text));
  const { types, name, phones, samplePhones, emails, address, hours, areas, founders, offers, lines } =
    business;
  const one = (text: string) => fine([text])[0] ?? '';
  return {
    types,
    name: one(name),
    phones: fine(phones),
    ...(samplePhones && { samplePhones: fine(samplePhones) }),
    emails: fine(emails),
    address: one(address),
    hours: hours.filter(({ days, hours: when }) => !isAddressedToModels(`${days.join(' ')} ${when}`)),
    areas: fine(areas),
    founders: fine(founders),
    offers: offers.filter((offer) => !isAddressedToModels(`${offer.name} ${offer.price}`)),
    lines: fine(lines),
  };
}

const dataTexts = ({ own, trail, author }: PageData) => [
  ...own.map(({ properties }) => JSON.stringify(properties)),
  ...trail.map(({ name }) => name),
  author,
];

/** A page's data besides its text, without things that address models. */
const cleanData = (data: PageData): PageData => ({
  ...data,
  own: data.own.filter(({ properties }) => !isAddressedToModels(JSON.stringify(properties))),
  trail: data.trail.some(({ name }) => isAddressedToModels(name)) ? [] : data.trail,
  author: isAddressedToModels(data.author) ? '' : data.author,
});

/** Markdown without the blocks that address models. */
function withoutModelTalkInMarkdown(text: string): string {
  if (!isAddressedToModels(text)) return text;
  return markdownBlocks(text)
    .filter((block) => !isAddressedToModels(block))
    .join('\n\n');
}

const isHarmless = ({ text, group }: NavigationLink) => !isAddressedToModels(`${text} ${group}`);

function cleanPage(page: CrawledPage): CrawledPage {
  const { business, listed, data, markdown, contents } = page;
  return {
    ...page,
    ...(data ? { data: cleanData(data) } : {}),
    ...(business ? { business: cleanBusiness(business) } : {}),
    ...(listed ? { listed: listed.filter(({ text }) => !isAddressedToModels(text)) } : {}),
    ...(markdown === undefined ? {} : { markdown: withoutModelTalkInMarkdown(markdown) }),
    navigation: page.navigation.filter(isHarmless),
    ...(contents ? { contents: contents.filter(isHarmless) } : {}),
    title: isAddressedToModels(page.title) ? new URL(page.url).pathname : page.title,
    description: withoutModelTalk(page.description),
    excerpt: withoutModelTalk(page.excerpt),
    sections: page.sections.filter(({ heading }) => !isAddressedToModels(heading)).map(withoutModelTalkAmong),
    questions: page.questions
      .filter(({ question }) => !isAddressedToModels(question))
      .map((own) => {
        const { text: answer, kinds } = withoutModelTalkAmong({ text: own.answer, kinds: own.kinds });
        return { ...own, answer, kinds };
      }),
  };
}

const saysSo = (page: CrawledPage) => {
  const {
    title,
    description,
    excerpt,
    sections,
    questions,
    navigation,
    contents = [],
    business,
    data,
    listed = [],
    markdown = '',
  } = page;
  return [
    title,
    description,
    excerpt,
    markdown,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...[...navigation, ...contents].map(({ text, group }) => `${text} ${group}`),
    ...listed.map(({ text }) => text),
    ...(data ? dataTexts(data) : []),
    ...(business ? [business.name, business.address, ...business.lines, ...business.areas] : []),
    ...(business ? [...business.founders, ...business.offers.map(({ name }) => name)] : []),
  ].some(isAddressedToModels);
};

/** A site without the words that address models, and a note for its owner if there were some. */
export function withoutModelTalkIn(site: CrawledSite): CrawledSite {
  const [first, ...more] = site.pages.filter(saysSo);
  const summary = withoutModelTalk(site.summary);
  const llms = site.llms && { ...site.llms, text: withoutModelTalk(site.llms.text) };
  const llmsFull = site.llmsFull && {
    ...site.llmsFull,
    text: withoutModelTalkInMarkdown(site.llmsFull.text),
  };
  const files = { llms, ...(llmsFull ? { llmsFull } : {}) };
  if (!first) return { ...site, summary, ...files };
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return {
    ...site,
    summary,
    ...files,
    pages: site.pages.map((page) => (saysSo(page) ? cleanPage(page) : page)),
    notes: [
      ...site.notes,
      `Words that speak to language models were left out: ${new URL(first.url).pathname}${others}. If you did not write them, somebody else changed your site.`,
    ],
  };
}
