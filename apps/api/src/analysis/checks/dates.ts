import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse } from '../evidence.ts';
import { defineCheck, type Fix } from './define-check.ts';
import { usefulTypes } from './facts/useful-types.ts';
import { jsonLdSnippet, toFillIn } from './wording/json-ld-snippet.ts';
import { quote } from './wording/quote.ts';

const ONE_DAY_MS = 86_400_000;

const isArticle = (page: PageFacts) =>
  page.openGraph['og:type'] === 'article' || usefulTypes(page).some(({ family }) => family === 'Article');

const isoDay = (text: string | undefined) => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
};

function dateFix(page: PageFacts, response: PageResponse, article: boolean): Fix {
  const changed = isoDay(response.headers['last-modified']) ?? toFillIn('YYYY-MM-DD');
  const published = page.dates.find(({ kind }) => kind === 'published')?.iso ?? toFillIn('YYYY-MM-DD');
  const thing = article
    ? {
        '@type': 'Article',
        headline: page.title ?? undefined,
        mainEntityOfPage: response.url,
        datePublished: published,
        dateModified: changed,
      }
    : { '@type': 'WebPage', name: page.title ?? undefined, url: response.url, dateModified: changed };
  return {
    title: 'Say when the page was written or last changed',
    text: 'Show the date on the page and give it to machines as ISO 8601, as below; change dateModified only when the content changes.',
    snippet: jsonLdSnippet(thing),
  };
}

export const dates = defineCheck({
  id: 'dates',
  title: 'Dates',
  group: 'content',
  why: 'Engines prefer sources whose age they know, above all for questions about the present (Google Search Central, “Influence your byline dates”; schema.org datePublished, dateModified).',
  needs: ['page', 'response'],
  run({ page, response }) {
    const article = isArticle(page);
    const fix = dateFix(page, response, article);
    const readable = page.dates.filter(({ iso }) => iso !== null);
    if (page.dates.length === 0)
      return {
        score: article ? 0 : 0.5,
        title: article ? 'An article without a date' : 'No date',
        evidence: `Found no date in the structured data, the meta tags or <time> elements${article ? ', though the page calls itself an article' : ''}.`,
        fix,
      };
    if (readable.length === 0)
      return {
        score: 0.4,
        title: 'The date cannot be read',
        evidence: `Found ${quote(page.dates[0]?.raw ?? '')}, which no machine can read for sure.`,
        fix,
      };
    const find = (kind: 'published' | 'modified') => readable.find((date) => date.kind === kind)?.iso ?? null;
    const published = find('published');
    const modified = find('modified');
    const answeredAt = Date.parse(response.headers.date ?? '');
    const future = [published, modified].find((iso) => iso && Date.parse(iso) > answeredAt + ONE_DAY_MS);
    if (future)
      return {
        score: 0.6,
        title: 'The date lies in the future',
        evidence: `Found the date ${future.slice(0, 10)}.`,
        fix,
      };
    // Days are compared: a date without a time must not come out as earlier than one of the same day.
    if (published && modified && modified.slice(0, 10) < published.slice(0, 10))
      return {
        score: 0.6,
        title: 'Changed before it was published',
        evidence: `datePublished is ${published.slice(0, 10)}, but dateModified ${modified.slice(0, 10)}.`,
        fix,
      };
    if (!published && !modified && article)
      return {
        score: 0.7,
        title: 'A date, but not of what',
        evidence: `Found ${quote(readable[0]?.raw ?? '')} in a <time> element; nothing says whether that is when the article was published.`,
        fix,
      };
    const said = [
      published && `published ${published.slice(0, 10)}`,
      modified && `changed ${modified.slice(0, 10)}`,
    ].filter(Boolean);
    return {
      score: 1,
      title: 'Dated',
      evidence: said.length
        ? `The page says: ${said.join(', ')}.`
        : `Found the date ${quote(readable[0]?.raw ?? '')}.`,
    };
  },
});
