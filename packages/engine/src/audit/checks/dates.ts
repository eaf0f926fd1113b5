import { isHomePage } from '../../page/index-file.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse } from '../evidence.ts';
import { defineCheck, type Fix } from './define-check.ts';
import { tellingTitle } from './facts/generic-title.ts';
import { isArticle } from './facts/is-article.ts';
import { jsonLdSnippet, toFillIn } from './wording/json-ld-snippet.ts';
import { quote } from './wording/quote.ts';

const ONE_DAY_MS = 86_400_000;
const ONE_HOUR_MS = 3_600_000;
/** A text as long as an article can become outdated, and readers cannot see its age. */
const LONG_TEXT = 300;

/** When the server says that the page changed; a server that always says "now" does not know. */
function changedOn({ headers }: PageResponse): string | null {
  const time = Date.parse(headers['last-modified'] ?? '');
  const now = Date.parse(headers.date ?? '');
  if (Number.isNaN(time) || now - time < ONE_HOUR_MS) return null;
  return new Date(time).toISOString().slice(0, 10);
}

function dateFix(page: PageFacts, response: PageResponse): Fix {
  const published = page.dates.find(({ kind, iso }) => kind === 'published' && iso !== null)?.iso;
  const changed = changedOn(response);
  const isKnown = Boolean(published ?? changed);
  const fits = !published || !changed || changed >= published.slice(0, 10);
  return {
    title: 'Say when the page was written or last changed',
    text: 'Show the date on the page and give it to machines as ISO 8601, as below; change dateModified only when the content changes.',
    // Describe the page itself; do not add a second article if one may be described already.
    snippet: jsonLdSnippet({
      '@type': 'WebPage',
      name: tellingTitle(page) ?? undefined,
      url: response.url,
      datePublished: published,
      dateModified: isKnown ? (fits ? (changed ?? undefined) : undefined) : toFillIn('YYYY-MM-DD'),
    }),
  };
}

const FOR_MACHINES =
  'Nobody looks for a day on a home page: give it to machines alone, as ISO 8601, as below; change dateModified only when the content changes.';

export const dates = defineCheck({
  id: 'dates',
  title: 'Dates',
  group: 'content',
  why: 'Engines prefer sources whose date they know, above all for questions about current matters (Google Search Central, “Influence your byline dates”; schema.org datePublished, dateModified).',
  needs: ['page', 'response'],
  ofContent: true,
  run({ page, response }) {
    const article = isArticle(page);
    const fix = dateFix(page, response);
    const answeredAt = Date.parse(response.headers.date ?? '');
    const isFuture = (iso: string | null) => iso !== null && Date.parse(iso) > answeredAt + ONE_DAY_MS;
    // A future date without a label belongs to an event, not to the page.
    const own = page.dates.filter(({ kind, iso }) => kind !== 'unknown' || !isFuture(iso));
    const readable = own.filter(({ iso }) => iso !== null);
    if (own.length === 0)
      return {
        score: article ? 0 : page.text.mainWords >= LONG_TEXT && !isHomePage(response.url) ? 0.3 : 0.5,
        title: article ? 'An article without a date' : 'No date',
        evidence: `Found no date for the page itself: neither in its structured data and meta tags nor in a line that says when it was published or changed${article ? ', though the page calls itself an article' : ''}.`,
        fix: isHomePage(response.url) && !article ? { ...fix, text: FOR_MACHINES } : fix,
      };
    if (readable.length === 0)
      return {
        score: 0.4,
        title: 'The date cannot be read',
        evidence: `Found ${quote(own[0]?.raw ?? '')}, which programs cannot read reliably.`,
        fix,
      };
    const find = (kind: 'published' | 'modified') => readable.find((date) => date.kind === kind)?.iso ?? null;
    const published = find('published');
    const modified = find('modified');
    const future = [published, modified].find(isFuture);
    if (future)
      return {
        score: 0.6,
        title: 'The date is in the future',
        evidence: `Found the date ${future.slice(0, 10)}.`,
        fix,
      };
    // Compare days: a date without a time must not count as earlier than a time on the same day.
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
        title: 'A date that does not say what it is for',
        evidence: `Found ${quote(readable[0]?.raw ?? '')} beside the heading; nothing says whether that is when the article was published.`,
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
