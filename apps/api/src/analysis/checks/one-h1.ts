import { defineCheck, type Verdict } from './define-check.ts';
import { headingText } from './facts/heading-text.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote, quoteList } from './wording/quote.ts';

export const oneH1 = defineCheck({
  id: 'one-h1',
  title: 'Exactly one H1',
  group: 'content',
  why: 'One main heading says what the whole page is about and is the first thing that outlines and summaries take (HTML Standard, headings and outlines; WCAG technique G141).',
  needs: ['page'],
  run({ page }): Verdict {
    const found = page.headings.filter(({ level }) => level === 1).map(({ text }) => headingText(text));
    const [first = '', ...others] = found;
    if (found.length === 0) {
      const candidate =
        page.headings.find(({ text }) => text.trim() !== '')?.text ??
        page.title ??
        'REPLACE: what the page is about';
      return {
        score: 0,
        title: 'No H1',
        evidence: page.headings.length
          ? `Found no H1 among ${count(page.headings.length, 'heading')}: ${quoteList(
              page.headings.map(({ text }) => text),
              3,
            )}.`
          : 'Found no H1, nor any other heading.',
        fix: {
          title: 'Add one H1',
          text: 'Make the main heading of the page its H1, once, at the start of the main part.',
          snippet: { label: 'in <main>', language: 'html', code: `<h1>${htmlText(candidate)}</h1>` },
        },
      };
    }
    // An H1 without text is still one: the heading order says what is wrong with it.
    if (others.length === 0)
      return {
        score: 1,
        title: 'Exactly one H1',
        evidence: first.trim() ? `Found 1 H1: ${quote(first)}.` : 'Found 1 H1, which has no text.',
      };
    const demoted = others.filter((text) => text.trim() !== '').slice(0, 5);
    return {
      score: found.length > 3 ? 0.25 : 0.5,
      title: `${found.length} H1 instead of one`,
      evidence: `Found ${found.length} H1: ${quoteList(found)}.`,
      details: found.map((text) => quote(text)),
      fix: {
        title: 'Keep exactly one H1',
        text: 'Keep the heading that names the whole page and make the others H2, as below if it is the first one.',
        snippet: {
          label: 'in your page',
          language: 'diff',
          code:
            demoted
              .flatMap((text) => [`-<h1>${htmlText(text)}</h1>`, `+<h2>${htmlText(text)}</h2>`])
              .join('\n') || '-<h1>\n+<h2>',
        },
      },
    };
  },
});
