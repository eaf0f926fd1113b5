import { withoutPermalink } from '../../page/without-permalink.ts';
import { defineCheck, type Verdict } from './define-check.ts';
import { draftHeading } from './facts/draft-heading.ts';
import { mainHeading } from './facts/main-heading.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote, quoteList } from './wording/quote.ts';

export const oneH1 = defineCheck({
  id: 'one-h1',
  title: 'Exactly one H1',
  group: 'content',
  why: 'One main heading says what the whole page is about, and outlines and summaries use it first (HTML Standard, headings and outlines; WCAG technique G141).',
  needs: ['page', 'response'],
  run({ page, response }): Verdict {
    const found = page.headings.filter(({ level }) => level === 1).map(({ text }) => withoutPermalink(text));
    const [first = ''] = found;
    const add = () => `<h1>${htmlText(draftHeading(page, response.url))}</h1>`;
    if (found.length === 0)
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
          snippet: () => ({ label: 'in <main>', language: 'html', code: add() }),
        },
      };
    if (found.length === 1 && first.trim() === '')
      return {
        score: 0.4,
        title: 'The H1 has no text',
        evidence: 'Found 1 H1, which has no text: neither words nor a picture with an alternative text.',
        fix: {
          title: 'Give the H1 its text',
          text: 'Write what the page is about into the H1. If it holds a picture, say it in the alternative text of the picture.',
          snippet: () => ({ label: 'in place of the empty H1', language: 'html', code: add() }),
        },
      };
    if (found.length === 1)
      return { score: 1, title: 'Exactly one H1', evidence: `Found 1 H1: ${quote(first)}.` };
    const kept = mainHeading(page, response.url);
    const at = found.findIndex((text) => text.trim() === kept?.text);
    const drafted = kept === null ? draftHeading(page, response.url) : null;
    const missing =
      drafted !== null && !drafted.startsWith('REPLACE')
        ? `None of these names the whole page. Make ${quote(drafted)} its H1, and make these H2.`
        : null;
    const demoted = found
      .toSpliced(at, at < 0 ? 0 : 1)
      .filter((text) => text.trim() !== '')
      .slice(0, 5);
    return {
      score: found.length > 3 ? 0.25 : 0.5,
      title: `${found.length} H1 instead of one`,
      evidence: `Found ${found.length} H1: ${quoteList(found)}.`,
      details: found.map((text) => quote(text)),
      fix: {
        title: 'Keep exactly one H1',
        text:
          missing ??
          `Keep the heading that names the whole page${kept ? `, ${quote(kept.text)} as it seems,` : ''} and make the others H2.`,
        snippet: missing
          ? { label: 'in <main>', language: 'html', code: add() }
          : {
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
