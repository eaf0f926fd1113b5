import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import { isOwnersPlaceholder } from '../../page/site-name/owners-placeholder.ts';
import { isTemplateDescription } from '../../page/site-name/template-title.ts';
import { defineCheck, type Fix } from './define-check.ts';
import { draftDescriptions } from './facts/draft-description.ts';
import { quote } from './wording/quote.ts';
import { textWidth } from './wording/text-width.ts';

/** In Latin letters. Result lists show about 155; the rest is read but not shown. */
const SHORTEST = 50;
const LONGEST = 320;
const IDEAL = 155;
const MARKUP = /<\/?[a-z][a-z0-9]{0,9}(?:\s[^<>]*)?\/?>/i;

/**
 * A row of badges, menu entries or keywords, as generators collect them: capitalised, without punctuation.
 */
function isWordList(text: string): boolean {
  const words = text.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 8 && !/[.,;:!?–—|-]/.test(text) && capitals >= words.length * 0.6;
}

const betterDescriptions = (page: PageFacts, url: string): Snippet[] =>
  draftDescriptions(page, url, { shortest: SHORTEST, shown: IDEAL, longest: LONGEST }).map((draft) => ({
    label: 'in <head>',
    language: 'html',
    code: `<meta name="description" content="${escapeHtml(draft)}">`,
  }));

export const metaDescription = defineCheck({
  id: 'meta-description',
  title: 'Meta description',
  group: 'understanding',
  why: 'The description is the page’s own summary. Engines show it in results and use it as a first idea of the content (Google Search Central, “Control your snippets”).',
  needs: ['page', 'response'],
  ofPresentation: true,
  run({ page, response }) {
    const text = page.metaDescription?.trim() ?? '';
    const length = textWidth(text);
    const fix: Fix = {
      title: text ? 'Rewrite the description' : 'Add a meta description',
      text: `Summarise the page in one or two sentences of ${SHORTEST} to ${IDEAL} characters. The draft is taken from the page’s own text where that has a sentence for it; make it yours.`,
      snippet: () => betterDescriptions(page, response.url),
    };
    if (text === '')
      return {
        score: 0,
        title: 'No meta description',
        evidence: 'The page has no <meta name="description">, or an empty one.',
        fix,
      };
    const found = `The description is ${quote(text, 200)} (${length} characters).`;
    if (text === page.title?.trim())
      return {
        score: 0.4,
        title: 'The description repeats the title',
        evidence: `${found} It adds nothing to the title.`,
        fix,
      };
    if (isTemplateDescription(text))
      return {
        score: 0.4,
        title: 'The description says nothing',
        evidence: isOwnersPlaceholder(text)
          ? `${found} It holds the place of a text that is still to be written.`
          : `${found} The system that made the site writes it until somebody changes it.`,
        fix,
      };
    if (MARKUP.test(text))
      return {
        score: 0.6,
        title: 'The description contains markup',
        evidence: `${found} It should be plain text: engines may show the tags.`,
        fix,
      };
    if (length < SHORTEST)
      return {
        score: 0.6,
        title: 'The description is very short',
        evidence: `${found} ${SHORTEST} or more say something.`,
        fix,
      };
    if (isWordList(text))
      return {
        score: 0.7,
        title: 'The description is a row of words',
        evidence: `${found} It forms no sentence that could be quoted.`,
        fix,
      };
    if (length > LONGEST)
      return {
        score: 0.8,
        title: 'The description is very long',
        evidence: `${found} Result lists show about ${IDEAL}.`,
        fix,
      };
    return { score: 1, title: 'A meta description', evidence: found };
  },
});
