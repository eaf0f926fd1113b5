import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import { isOwnersPlaceholder } from '../../page/site-name/owners-placeholder.ts';
import { withoutSystemTagline } from '../../page/site-name/template-title.ts';
import { titleParts } from '../../page/site-name/title-parts.ts';
import { defineCheck, type Fix } from './define-check.ts';
import { draftTitles } from './facts/draft-title.ts';
import { isAddressTitle, isGenericTitle, isPassingTitle } from './facts/generic-title.ts';
import { quote } from './wording/quote.ts';
import { textWidth } from './wording/text-width.ts';

/** In Latin letters. Result lists cut at about 600 px, which 60 to 70 letters fill. */
const SHORTEST = 10;
const LONGEST = 70;
const FAR_TOO_LONG = 120;

const betterTitles = (page: PageFacts, url: string): Snippet[] =>
  draftTitles(page, url).map((draft) => ({
    label: 'in <head>',
    language: 'html',
    code: `<title>${escapeHtml(draft)}</title>`,
  }));

export const title = defineCheck({
  id: 'title',
  title: 'Title',
  group: 'understanding',
  why: 'Engines use the title as the name of the page when they list and cite it (Google Search Central, “Influencing your title links”; HTML Standard, title element).',
  needs: ['page', 'response'],
  run({ page, response }) {
    const text = page.title?.trim() ?? '';
    const length = textWidth(text);
    const fix = (how: string): Fix => ({
      title: text ? 'Rewrite the title' : 'Give the page a title',
      text: `${how} Say what the page is about first, then the site’s name; the draft uses the page’s own words.`,
      snippet: () => betterTitles(page, response.url),
    });
    if (text === '')
      return {
        score: 0,
        title: 'No title',
        evidence: 'The page has no <title>, or an empty one.',
        fix: fix('Put a title in the head.'),
      };
    if (isGenericTitle(text))
      return {
        score: 0.3,
        title: 'The title says nothing',
        evidence: isAddressTitle(text)
          ? `The title is ${quote(text)}: an address, not what the page is about.`
          : isPassingTitle(text)
            ? `The title is ${quote(text)}: a text that is shown for a moment before a page, not what this one is about.`
            : `The title is ${quote(text)}, which could be on any site.`,
        fix: fix('Name the subject.'),
      };
    const placeholder = titleParts(text).find(isOwnersPlaceholder);
    if (placeholder !== undefined)
      return {
        score: 0.6,
        title: 'The title has a placeholder',
        evidence: `The title is ${quote(text)}. ${quote(placeholder)} holds the place of a text that is still to be written; it says nothing about the page.`,
        fix: fix('Write your own text in its place.'),
      };
    if (withoutSystemTagline(text) !== text)
      return {
        score: 0.6,
        title: 'The title has a tagline that nobody wrote',
        evidence: `The title is ${quote(text)}. The system of the site puts that tagline on every new site; it says nothing about yours.`,
        fix: fix(
          'Change or empty the tagline in the settings of your system (in WordPress: Settings → General).',
        ),
      };
    if (length < SHORTEST)
      return {
        score: 0.6,
        title: 'The title is very short',
        evidence: `The title ${quote(text)} has ${length} characters and leaves open what the page is about.`,
        fix: fix(`Use ${SHORTEST} to ${LONGEST} characters.`),
      };
    if (length > LONGEST)
      return {
        score: length > FAR_TOO_LONG ? 0.6 : 0.8,
        title: 'The title is too long',
        evidence: `The title ${quote(text, 160)} has ${length} characters; result lists show about ${LONGEST}.`,
        fix: fix(`Keep it within ${LONGEST} characters.`),
      };
    return {
      score: 1,
      title: 'A clear title',
      evidence: `The title is ${quote(text)} (${length} characters).`,
    };
  },
});
