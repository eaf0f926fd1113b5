import { canonicalTag } from '../../language/canonical-tag.ts';
import { languageFits } from '../../language/guess-language.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck, type Fix } from './define-check.ts';
import { headLanguage, pageLanguage, readLanguage } from './facts/page-language.ts';
import { quote } from './wording/quote.ts';

function languageFix(page: PageFacts, how: string): Fix {
  const tag = pageLanguage(page);
  return {
    title: 'Say which language the page is in',
    text: tag ? how : `${how} Replace “en” if the page is in another language.`,
    snippet: { label: 'the first tag of the page', language: 'html', code: `<html lang="${tag ?? 'en'}">` },
  };
}

export const language = defineCheck({
  id: 'language',
  title: 'Language',
  group: 'understanding',
  why: 'The declared language tells engines in which language the page answers questions, and screen readers how to pronounce it (WCAG 2.2, 3.1.1; BCP 47).',
  needs: ['page'],
  run({ page }) {
    const declared = page.lang?.trim() ?? '';
    if (declared === '')
      return {
        score: 0,
        title: 'No language declared',
        evidence: page.idleXmlLang
          ? `The <html> element has only xml:lang=${quote(page.idleXmlLang, 40)}, which declares a language in XHTML and nothing in text/html (HTML Standard, the lang and xml:lang attributes).`
          : 'The <html> element has no lang attribute.',
        fix: languageFix(page, 'Add a lang attribute to the first tag of every page.'),
      };
    const tag = canonicalTag(declared);
    if (!tag)
      return {
        score: 0.4,
        title: 'The declared language is not valid',
        evidence: `The <html> element says lang=${quote(declared, 40)}, which is not a language tag.`,
        fix: languageFix(page, 'Use a tag such as “en” or “pt-BR”.'),
      };
    const spoken = headLanguage(page);
    if (spoken && !languageFits(tag, spoken))
      return {
        score: 0.6,
        title: 'The declared language is not that of the title',
        evidence: `The <html> element says lang=${quote(declared, 40)}, but the title and the description seem to be in ${quote(spoken)}: ${quote(page.metaDescription ?? page.title ?? '')}`,
        fix: languageFix(page, 'Declare the language that the page is written in.'),
      };
    const read = readLanguage(page);
    if (read && !languageFits(tag, read))
      return {
        score: 0.6,
        title: 'The declared language is not that of the text',
        evidence: `The <html> element says lang=${quote(declared, 40)}, but the text seems to be in ${quote(read)}: ${quote(page.text.prose[0] ?? page.text.excerpt)}`,
        fix: languageFix(page, 'Declare the language that the text is written in.'),
      };
    return {
      score: 1,
      title: `Language: ${tag}`,
      evidence: `The <html> element says lang=${quote(declared, 40)}.`,
    };
  },
});
