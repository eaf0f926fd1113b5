import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck } from './define-check.ts';
import { tellingTitle } from './facts/generic-title.ts';
import { isArticle } from './facts/is-article.ts';
import { pageSummary } from './facts/page-summary.ts';
import { draftedName } from './facts/site-name.ts';
import { quote } from './wording/quote.ts';
import { fitText } from './wording/text-width.ts';

/** The alias of a build tool, or the blank of a template, that was left as it is: "@/assets/logo.png". */
const UNBUILT = /^[@~]\/|\{\{|\$\{|<%/;

/** An image address: something to fetch that is not the site's front page or a place within the page. */
function pictureAddress(written: string | undefined, pageUrl: string): URL | null {
  const text = written?.trim() ?? '';
  if (text === '' || text.startsWith('#') || UNBUILT.test(text)) return null;
  const url = URL.parse(text, pageUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isPage = url.pathname === new URL(pageUrl).pathname && url.host === new URL(pageUrl).host;
  return (url.pathname === '/' && url.search === '') || isPage ? null : url;
}

/** The protocol's four required properties and the two that every preview shows. */
const shares = {
  'og:title': 0.25,
  'og:description': 0.2,
  'og:image': 0.25,
  'og:url': 0.1,
  'og:type': 0.1,
  'og:site_name': 0.1,
} as const;

type Property = keyof typeof shares;
const properties = Object.keys(shares) as Property[];

/** Lines for what is missing, with the page's own values. */
function drafted(
  page: PageFacts,
  url: string,
  { missing, picture }: { missing: Property[]; picture: URL | null },
): string {
  const image = picture ?? pictureAddress(page.openGraph['twitter:image'], url);
  const values: Record<Property, string> = {
    'og:title': tellingTitle(page) ?? draftedName(page, url),
    'og:description': fitText(pageSummary(page) ?? 'REPLACE: what the page offers', 200),
    'og:image': image?.href ?? 'REPLACE: full address of a picture, 1200 × 630',
    'og:url': url,
    'og:type': isArticle(page) ? 'article' : 'website',
    'og:site_name': draftedName(page, url),
  };
  const tag = (name: Property) => `<meta property="${name}" content="${escapeHtml(values[name])}">`;
  return missing.map(tag).join('\n');
}

export const openGraph = defineCheck({
  id: 'open-graph',
  title: 'Open Graph',
  group: 'understanding',
  why: 'Open Graph provides the title, picture and site name that assistants, chat apps and social networks show with a link (ogp.me).',
  needs: ['page', 'response'],
  ofPresentation: true,
  run({ page, response }) {
    const given = (name: Property) => page.openGraph[name]?.trim() ?? '';
    const ownPicture = pictureAddress(given('og:image'), response.url);
    const imageFits = ownPicture !== null && /^https?:\/\//i.test(given('og:image'));
    const present = properties.filter((name) => given(name) !== '' && (name !== 'og:image' || imageFits));
    const missing = properties.filter((name) => !present.includes(name));
    const relative =
      given('og:image') !== '' && !imageFits
        ? ` og:image is ${quote(given('og:image'))}, but must be the full address of a picture.`
        : '';
    const score = present.reduce((sum, name) => sum + shares[name], 0);
    if (missing.length === 0)
      return {
        score: 1,
        title: 'Open Graph is complete',
        evidence: `Found ${present.join(', ')}; the title is ${quote(given('og:title'))}.`,
      };
    return {
      // Rounded because 0.25 + 0.2 + ... is not exact in binary.
      score: Math.round(score * 100) / 100,
      title: present.length === 0 ? 'No Open Graph' : `Open Graph lacks ${missing.join(', ')}`,
      evidence: `${present.length ? `Found ${present.join(', ')}` : 'The page has none of the Open Graph properties'}; missing: ${missing.join(', ')}.${relative}`,
      fix: {
        title: present.length === 0 ? 'Add Open Graph' : 'Complete Open Graph',
        text: `Put ${missing.length === 1 ? 'this line' : 'these lines'} into the head of the page. The values come from the page itself.`,
        snippet: () => ({
          label: 'in <head>',
          language: 'html',
          code: drafted(page, response.url, { missing, picture: ownPicture }),
        }),
      },
    };
  },
});
