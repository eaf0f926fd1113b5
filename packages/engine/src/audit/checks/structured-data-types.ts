import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { PageFacts } from '../../page/page-facts.ts';
import type { SchemaFamily } from '../../page/structured/schema-org-types.ts';
import { sourceOf } from '../source-of.ts';
import { defineCheck, type Fix } from './define-check.ts';
import { draftAuthors } from './drafts/draft-authors.ts';
import { draftIdentity } from './drafts/draft-identity.ts';
import { draftProduct } from './drafts/draft-product.ts';
import { renameTypes } from './drafts/rename-types.ts';
import { isFrontPage } from './facts/front-page.ts';
import { headlineOf } from './facts/headline.ts';
import { isArticle } from './facts/is-article.ts';
import { misnamedTypes } from './facts/misnamed-types.ts';
import { ownDescriptions } from './facts/own-descriptions.ts';
import { usefulTypes } from './facts/useful-types.ts';
import { count } from './wording/count.ts';
import { jsonLdSnippet, toFillIn } from './wording/json-ld-snippet.ts';
import { textWidth } from './wording/text-width.ts';

/** Types that only organise other things: useful, but they do not say what the page is about. */
const ARRANGING: SchemaFamily[] = ['BreadcrumbList', 'Review', 'Offer', 'AggregateOffer'];

/** In Latin letters. The check of the description asks for as many. */
const LEAST_DESCRIPTION = 50;

/** Who publishes the page and on which site; and the thing that the page sells, or the article that it is. */
function startedData(page: PageFacts, url: string): Snippet {
  const { organization, website } = draftIdentity(page, url);
  const { offer } = page.stated;
  if (offer) return jsonLdSnippet({ '@graph': [draftProduct(page, url, offer), organization, website] });
  if (!isArticle(page) || isFrontPage(url)) return jsonLdSnippet({ '@graph': [organization, website] });
  const date = (kind: 'published' | 'modified') =>
    page.dates.find((found) => found.kind === kind && found.iso !== null)?.iso ?? undefined;
  const published = date('published');
  const article = {
    '@type': 'Article',
    headline: headlineOf(page, url),
    description: ownDescriptions(page).find((text) => textWidth(text) >= LEAST_DESCRIPTION),
    mainEntityOfPage: url,
    author: draftAuthors(page, url),
    datePublished: published ?? toFillIn('YYYY-MM-DD'),
    dateModified: date('modified'),
    publisher: { '@id': organization['@id'] },
  };
  return jsonLdSnippet({ '@graph': [article, organization, website] });
}

export const structuredDataTypes = defineCheck({
  id: 'structured-data-types',
  title: 'Structured data of useful types',
  group: 'understanding',
  why: 'Structured data tells engines what the page describes, so that they need not guess, and helps them quote you correctly (schema.org; Google Search Central, “Introduction to structured data”). It does not promise a place in an answer.',
  needs: ['page', 'response'],
  ofContent: true,
  run({ page, response }) {
    const useful = usefulTypes(page);
    const all = [...new Set(page.structuredData.nodes.flatMap(({ types }) => types))];
    const names = useful
      .map(({ type }) => type)
      .slice(0, 12)
      .join(', ');
    const fix: Fix = {
      title: page.stated.offer
        ? 'Say what you sell, and who you are, in structured data'
        : 'Say who you are in structured data',
      text: `Paste this block into the head of ${response.url}. It is filled with what the page says about itself: check the type against schema.org’s list of businesses, then add your logo and your profiles on other sites (sameAs).`,
      snippet: () => startedData(page, response.url),
      otherwise: `Say in a JSON-LD block in the head of ${response.url} what the page is and who is behind it: an Organization with its name, address and profiles on other sites (sameAs), and an Article, Product or whatever the page is about, as schema.org names it. Use the name that the title, the logo and the copyright line share; if they differ, make them agree first.`,
    };
    const misnamed = misnamedTypes(page);
    const renamed = misnamed.map(({ type, name }) => `${type} is ${name}`).join(', ');
    if (misnamed.length > 0)
      return {
        score: useful.length > 0 ? 0.8 : 0.3,
        title: `${misnamed[0]?.type} is no type of schema.org`,
        evidence: `Found ${all.slice(0, 8).join(', ')}. Engines know the names of schema.org alone, and there ${renamed}.`,
        fix: {
          title: 'Use the types that schema.org has',
          text: `Write ${misnamed.map(({ type, name }) => `“${name}” in place of “${type}”`).join(', ')} in the structured data of ${response.url}. Everything else of it may stay.`,
          snippet: () => renameTypes(sourceOf(response, page) ?? '', misnamed),
        },
      };
    if (useful.length === 0) {
      const { broken, blocks } = page.structuredData.jsonLd;
      const unread =
        broken.length > 0 ? ` ${broken.length} of ${count(blocks, 'JSON-LD block')} cannot be read.` : '';
      return {
        score: all.length > 0 ? 0.3 : 0,
        title: all.length > 0 ? 'Structured data, but of no useful type' : 'No structured data',
        evidence: all.length
          ? `Found only ${all.slice(0, 8).join(', ')}: nothing that says who is speaking or what is offered.${unread}`
          : blocks > broken.length
            ? `The page has ${count(blocks, 'JSON-LD block')}, but nothing in it has a type: write “@type”, with its sign.${unread}`
            : `The page has no JSON-LD, microdata or RDFa that can be read.${unread}`,
        fix,
      };
    }
    if (useful.every(({ family }) => ARRANGING.includes(family)))
      return {
        score: 0.6,
        title: `Only ${names}`,
        evidence: `Found ${names}, which arranges other things but does not say who is speaking or what is offered.`,
        fix,
      };
    const syntaxes = [...new Set(page.structuredData.nodes.map(({ syntax }) => syntax))].join(', ');
    return { score: 1, title: `Structured data: ${names}`, evidence: `Found ${names} as ${syntaxes}.` };
  },
});
