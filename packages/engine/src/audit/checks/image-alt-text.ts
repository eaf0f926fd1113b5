import type { PoorAlternative } from '../../page/page-facts.ts';
import { defineCheck, notApplicable } from './define-check.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote } from './wording/quote.ts';

const LEAST_SCORE = 0.3;

function describe({ source, alt, why }: PoorAlternative): string {
  const image = quote(source || '<img>', 80);
  switch (why) {
    case 'file-name':
      return `${image} has the name of a file: ${quote(alt)}`;
    case 'generic':
      return `${image} says only that it is a picture: ${quote(alt)}`;
    case 'empty':
      return `${image} has an empty alt, though it is content: a link, a figure or a large picture`;
    case 'repeated':
      return `${image} says the same as other pictures: ${quote(alt)}`;
  }
}

export const imageAltText = defineCheck({
  id: 'image-alt-text',
  title: 'Alternative texts that say something',
  group: 'content',
  why: 'Where only text is read, the alternative text replaces the picture. A file name, the word “image”, or no text for a picture with content does not say what it shows (WCAG 2.2, 1.1.1, failures F30, F38 and F39).',
  needs: ['page'],
  run({ page }) {
    const { withAlt, poor, poorCount } = page.images;
    if (withAlt === 0) return notApplicable('No image of the page has an alternative text.');
    const good = withAlt - poorCount;
    const found = `${good} of ${count(withAlt, 'alternative text')} ${withAlt === 1 ? 'says' : 'say'} something or ${withAlt === 1 ? 'is' : 'are'} empty on a decoration.`;
    const details = poor.map(describe);
    const score = Math.max(LEAST_SCORE, Math.round((good / withAlt) * 100) / 100);
    if (score >= 0.9)
      return { score, title: 'The alternative texts say something', evidence: found, details };
    const lines = poor
      .slice(0, 5)
      .map(({ source }) => `<img src="${htmlText(source, 500)}" alt="REPLACE: what it shows">`);
    return {
      score,
      title: `${count(poorCount, 'alternative text')} that ${poorCount === 1 ? 'says' : 'say'} nothing`,
      evidence: `${found} ${details[0]}${poorCount > 1 ? `; and ${poorCount - 1} more` : ''}.`,
      details,
      fix: {
        title: 'Say what the pictures show',
        text: 'Write into alt what a reader would miss without the picture, in a few words of the page’s language; for a picture that is a link, where it leads. Keep alt="" for what is only decoration.',
        snippet: { label: 'in your page', language: 'html', code: lines.join('\n') },
      },
    };
  },
});
