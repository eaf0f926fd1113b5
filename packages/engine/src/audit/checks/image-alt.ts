import { defineCheck } from './define-check.ts';
import { imageAltPercentage } from './facts/image-alt-percentage.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote } from './wording/quote.ts';

const PASSES_AT = 80;
const MOST_IN_FIX = 5;
/** Pictures that nobody sees: they keep a space, or tell a server that the page was opened. */
const UNSEEN =
  /(?:^|[/_.-])(?:spacer|blank|pixel|transparent|transp|shim|1x1)\.(?:gif|png)(?:[?#]|$)|\/\/(?:www\.facebook\.com\/tr|px\.ads\.linkedin\.com|s?b\.scorecardresearch\.com|mc\.yandex\.ru\/watch)\b/i;

const described = (source: string) =>
  `<img src="${htmlText(source, 500)}" alt="${UNSEEN.test(source) ? '' : 'REPLACE: what it shows'}">`;

export const imageAlt = defineCheck({
  id: 'image-alt',
  title: 'Image alternatives',
  group: 'content',
  why: 'Anyone who reads only text, machines included, knows a picture only by its alt text. An empty alt text marks it as decorative, which is fine (WCAG 2.2, 1.1.1).',
  needs: ['page'],
  run({ page }) {
    const { total, withAlt, missing } = page.images;
    if (total === 0)
      return {
        score: 1,
        title: 'No images',
        evidence: 'The page has no <img> that would need an alternative text.',
      };
    const percent = imageAltPercentage(page.images);
    const found = `${withAlt} of ${count(total, 'image')} ${total === 1 ? 'has' : 'have'} an alt attribute (${percent} %).`;
    if (percent >= PASSES_AT)
      return {
        score: 1,
        title:
          withAlt === total
            ? 'Every image has an alternative text'
            : `${percent} % of the images have an alternative`,
        evidence: found,
        details: missing.map((source) => `Without alt: ${source}`),
      };
    const lines = [...new Set(missing)].slice(0, MOST_IN_FIX).map(described);
    return {
      score: percent / 100,
      title: `${count(total - withAlt, 'image')} without alternative text`,
      evidence: `${found}${missing[0] ? ` Without: ${quote(missing[0], 120)}${total - withAlt > 1 ? ` and ${total - withAlt - 1} more` : ''}.` : ''}`,
      details: missing,
      fix: {
        title: 'Describe the images',
        text: `Write what each picture shows in a few words, or alt="" if it is decoration. From ${PASSES_AT} % on the check passes.`,
        snippet: {
          label: 'in your page',
          language: 'html',
          code: lines.join('\n') || '<img src="…" alt="REPLACE: what it shows">',
        },
      },
    };
  },
});
