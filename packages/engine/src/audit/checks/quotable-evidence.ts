import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { isLegalAddress } from '../../crawl/site/page-kind.ts';
import { isAccountName } from '../../page/is-account-name.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck, notApplicable, WARN_FROM } from './define-check.ts';
import { businessOf } from './facts/business-of.ts';
import { isFrontPage } from './facts/front-page.ts';
import { HARDLY_ANY_WORDS } from './facts/sends-on-to.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { toFillIn } from './wording/json-ld-snippet.ts';
import { listWords } from './wording/list-words.ts';
import { quote, quoteList } from './wording/quote.ts';

type Kind = 'figures' | 'sources' | 'definitions' | 'tables' | 'listings' | 'authors' | 'lists';

/** Answers repeat figures, sources and definitions word for word; a list is worth least. */
const WORTH: Record<Kind, number> = {
  figures: 2,
  sources: 2,
  definitions: 2,
  tables: 1.5,
  listings: 1.5,
  authors: 1.5,
  lists: 1,
};
/** The first three and two more, or similar: no page needs all of them. */
const ENOUGH = 8;
/** One number may be chance. */
const LEAST_FIGURES = 3;
const APP_WORDS = 100;

const NAMES: Record<Kind, string> = {
  figures: 'figures with units',
  sources: 'named sources',
  definitions: 'definitions',
  tables: 'a table',
  listings: 'an example of code',
  authors: 'a named author',
  lists: 'a list',
};

/** Kinds worth adding to a page that lacks them; few pages need code. */
const ADDED: readonly Kind[] = ['figures', 'sources', 'definitions', 'authors', 'tables'];

function authorsOf({ quotable, structuredData }: PageFacts): string[] {
  const inData = structuredData.nodes.flatMap(({ types, properties, within }) => [
    ...(within === 'author' && types.includes('Person') ? (properties.name ?? []) : []),
    ...(within === null ? (properties.author ?? []).filter((name) => !/^\[|^https?:/.test(name)) : []),
  ]);
  return [
    ...new Set([...quotable.authors, ...inData.filter((name) => name.trim() !== '' && !isAccountName(name))]),
  ];
}

interface Found {
  kind: Kind;
  says: string;
}

/** What the page has, each with an example in its own words. */
function find(page: PageFacts): Found[] {
  const { figures, sources, definitions, lists, tables, listings } = page.quotable;
  const authors = authorsOf(page);
  const found: (Found | null)[] = [
    figures.length >= LEAST_FIGURES
      ? { kind: 'figures', says: `figures such as ${quoteList(figures, 3)}` }
      : null,
    sources.length > 0 ? { kind: 'sources', says: `sources such as ${quote(sources[0] ?? '', 60)}` } : null,
    definitions.length > 0
      ? { kind: 'definitions', says: `definitions such as ${quote(definitions[0] ?? '', 80)}` }
      : null,
    tables > 0 ? { kind: 'tables', says: count(tables, 'table') } : null,
    listings > 0 ? { kind: 'listings', says: count(listings, 'listing') } : null,
    authors.length > 0 ? { kind: 'authors', says: `the author ${quote(authors[0] ?? '', 60)}` } : null,
    lists > 0 ? { kind: 'lists', says: count(lists, 'list') } : null,
  ];
  return found.filter((one) => one !== null);
}

const sum = (kinds: readonly Kind[]) => kinds.reduce((points, kind) => points + WORTH[kind], 0);

/** A gap for each missing thing, in markup that says what it is. */
function gaps(page: PageFacts, url: string, kinds: readonly Kind[]): Snippet {
  const { name: owner, isPerson } = businessOf(page, url);
  // Inner pages explain something else than whose they are.
  const name = isFrontPage(url) ? owner : null;
  const markup: Partial<Record<Kind, string>> = {
    definitions: `<p><dfn>${htmlText(name ?? toFillIn('the thing that the page is about'))}</dfn> ${toFillIn(isPerson && name !== null ? 'who it is, known for what, in one sentence' : 'what it is, for whom and what for, in one sentence')}</p>`,
    figures: `<p>${toFillIn('three figures with unit and date that only you can give: how many, how long, how much, since when')}</p>`,
    sources: `<p>${toFillIn('a statement that others can check')} <cite><a href="REPLACE">${toFillIn('name of the study, standard or authority it is based on')}</a></cite></p>`,
    tables: `<table>\n<tr><th>${toFillIn('what is compared')}</th><th>${toFillIn('unit')}</th></tr>\n<tr><td>REPLACE</td><td>REPLACE</td></tr>\n<tr><td>REPLACE</td><td>REPLACE</td></tr>\n</table>`,
    authors: `<p><a rel="author" href="REPLACE">${toFillIn('name of who wrote it, linked to a page about them')}</a></p>`,
  };
  return {
    label: 'in <main>',
    language: 'html',
    code: kinds.flatMap((kind) => markup[kind] ?? []).join('\n'),
  };
}

/** As many missing things as the page needs. */
function wanting(found: readonly Kind[]): Kind[] {
  const wanted: Kind[] = [];
  for (const kind of ADDED)
    if (!found.includes(kind) && sum([...found, ...wanted]) < ENOUGH) wanted.push(kind);
  return wanted;
}

/** What a page lacks; a page with one or two figures needs more of them. */
const nameOf = ({ quotable }: PageFacts, kind: Kind) =>
  kind === 'figures' && quotable.figures.length > 0 ? `three ${NAMES.figures}` : NAMES[kind];
const nothing = ({ quotable: { figures } }: PageFacts) =>
  figures.length === 0
    ? 'neither figures, sources, definitions, tables nor lists'
    : `${figures.length === 1 ? 'one figure' : 'two figures'} (${quoteList(figures, 2)}), and neither sources, definitions, tables nor lists`;

export const quotableEvidence = defineCheck({
  id: 'quotable-evidence',
  title: 'Something to quote',
  group: 'content',
  why: 'Answers repeat what can be repeated: a figure with its unit, a definition, a row of a table, a statement with its source. In tests with generated answers, pages were cited markedly more often once sources, quotations and figures had been added (Aggarwal et al., “GEO: Generative Engine Optimization”, KDD 2024).',
  needs: ['page', 'response'],
  ofContent: true,
  run({ page, response }) {
    const { mainWords } = page.text;
    const isShell = page.rendering.emptyMounts.length > 0 && mainWords < APP_WORDS;
    if (mainWords < HARDLY_ANY_WORDS || isShell || page.rendering.frames.length > 0)
      return notApplicable('The page has hardly any text of its own to quote from.');
    if (isLegalAddress(response.url))
      return notApplicable(
        'By its address this is a legal page, which is there to settle things and not to be quoted.',
      );
    const found = find(page);
    const kinds = found.map(({ kind }) => kind);
    const score = Math.round(100 * Math.min(1, sum(kinds) / ENOUGH)) / 100;
    const says = found.map((one) => one.says);
    const details = page.quotable.definitions
      .slice(0, 3)
      .concat(page.quotable.sources.slice(0, 3))
      .map((text) => quote(text, 120));
    if (score >= 0.9)
      return {
        score,
        title: 'There is something to quote',
        evidence: `The main part has ${listWords(says, 'and')}.`,
        details,
      };
    const missing = wanting(kinds);
    return {
      score,
      title:
        found.length === 0
          ? 'Nothing in particular to quote'
          : score < WARN_FROM
            ? 'Little to quote'
            : 'Something to quote, and room for more',
      evidence: `In ${count(mainWords, 'word')} the main part has ${listWords(says, 'and') || nothing(page)}${
        found.length > 0
          ? `, but not ${listWords(
              missing.map((kind) => nameOf(page, kind)),
              'or',
            )}`
          : ''
      }.`,
      details,
      fix: {
        title: 'Give answers something to repeat',
        text: `Add what applies to your subject: ${listWords(
          missing.map((kind) => NAMES[kind]),
          'or',
        )}. Each in one sentence or row that can stand alone.`,
        snippet: () => gaps(page, response.url, missing),
      },
    };
  },
});
