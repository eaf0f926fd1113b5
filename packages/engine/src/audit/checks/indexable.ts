import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck, type Fix, notApplicable, type Verdict } from './define-check.ts';
import {
  forbidsIndexing,
  type IndexingRule,
  readIndexingRules,
  rulesWithoutCommas,
} from './facts/indexing-rules.ts';
import { sendsOnTo } from './facts/sends-on-to.ts';
import { cutText } from './wording/cut-text.ts';
import { quote } from './wording/quote.ts';

const SHORT_SNIPPET = 50;

/** Rules that keep the words of a page out of indexes or answers, that do nothing, or that say the same as an open page. */
const REPLACED = new Set(
  'all index follow none noindex nosnippet noarchive nocache max-snippet max-image-preview noodp noydir'.split(
    ' ',
  ),
);

/**
 * What takes the place of wrong rules: an open page, with whatever else the owner has decided in the same place. With noindex
 * goes nofollow: templates write both.
 */
function opened(
  rules: IndexingRule[],
  all: IndexingRule[],
  agent: string,
  source: IndexingRule['source'],
): string {
  const wrong = rules.filter((rule) => rule.agent === agent && rule.source === source);
  const beside = all.filter(
    (rule) =>
      rule.agent === agent && rule.source === source && wrong.some(({ where }) => where === rule.where),
  );
  const isClosed = beside.some(({ directive }) => directive === 'noindex' || directive === 'none');
  const written = ({ directive, value }: IndexingRule) =>
    value === null ? directive : `${directive}: ${value}`;
  const kept = beside.filter(
    (rule) => !REPLACED.has(rule.directive) && !wrong.includes(rule) && !/\s/.test(rule.directive),
  );
  const isFollowed = isClosed || !kept.some(({ directive }) => directive === 'nofollow');
  const preview = isClosed ? undefined : beside.find(({ directive }) => directive === 'max-image-preview');
  return [
    'index',
    isFollowed ? 'follow' : 'nofollow',
    'max-snippet:-1',
    `max-image-preview:${preview?.value ?? 'large'}`,
    ...kept.filter(({ directive }) => directive !== 'nofollow').map(written),
  ].join(', ');
}

/** The agents that the rules of one place name. */
const named = (rules: IndexingRule[], source: IndexingRule['source']) => [
  ...new Set(rules.filter((rule) => rule.source === source).map(({ agent }) => agent)),
];

/** The header that takes the place of a wrong one; null if none is wrong. */
function openedHeader(rules: IndexingRule[], all: IndexingRule[]): string | null {
  const [agent] = named(rules, 'header');
  return agent === undefined ? null : `X-Robots-Tag: ${opened(rules, all, agent, 'header')}`;
}

/** The replacements go where the wrong instructions are, for each agent that they name. */
function replacement(rules: IndexingRule[], all: IndexingRule[]): Pick<Fix, 'snippet' | 'along'> {
  const snippets: Snippet[] = [];
  const tags = named(rules, 'meta').map(
    (agent) => `<meta name="${agent}" content="${escapeHtml(opened(rules, all, agent, 'meta'))}">`,
  );
  if (tags.length > 0) snippets.push({ label: 'in <head>', language: 'html', code: tags.join('\n') });
  const header = openedHeader(rules, all);
  if (header !== null) snippets.push({ label: 'HTTP response header', language: 'http', code: header });
  const [snippet, ...along] = snippets;
  return snippet ? { snippet, along } : {};
}

/** What to write where, if rules are in the page and in its headers: one code block holds only one kind. */
function inBothPlaces(rules: IndexingRule[], all: IndexingRule[]): string {
  const header = openedHeader(rules, all);
  return header !== null && named(rules, 'meta').length > 0
    ? ` It is in two places, and both must change: write the tag below in the head of the page, and let the server send “${header}” instead of its header, or no such header at all.`
    : '';
}

const places = (rules: IndexingRule[]) => [...new Set(rules.map(({ where }) => cutText(where, 200)))];

function noindexVerdict(rules: IndexingRule[], all: IndexingRule[]): Verdict {
  const agents = [...new Set(rules.map(({ agent }) => agent))];
  const whom = agents.includes('robots') ? 'every engine' : agents.join(', ');
  return {
    score: 0,
    title: agents.includes('robots')
      ? 'The page asks not to be indexed'
      : `The page asks ${whom} not to index it`,
    evidence: `Found ${places(rules).join(' and ')}: ${whom} must drop the page from its index.`,
    details: places(rules),
    fix: {
      title: 'Remove noindex',
      text: `Replace ${places(rules).join(' and ')} with the line below, or delete it: without an instruction a page may be indexed and quoted.${inBothPlaces(rules, all)}`,
      ...replacement(rules, all),
      mayLower: ['sitemap'],
    },
  };
}

interface Limit {
  score: number;
  title: string;
  evidence: string;
  rules: IndexingRule[];
}

const snippetLength = ({ directive, value }: IndexingRule) =>
  directive === 'max-snippet' && /^-?\d+$/.test(value ?? '') ? Number(value) : null;

/** Rules that let engines index the page but keep its text out of answers. */
function quotingLimits(rules: IndexingRule[]): Limit[] {
  const forbidding = rules.filter((rule) => rule.directive === 'nosnippet' || snippetLength(rule) === 0);
  const short = rules.filter((rule) => {
    const length = snippetLength(rule);
    return length !== null && length > 0 && length < SHORT_SNIPPET;
  });
  // Bing does not use content with NOARCHIVE in its chat answers; of NOCACHE it uses only title and snippet.
  const noarchive = rules.filter(
    ({ agent, directive }) =>
      (directive === 'noarchive' || directive === 'nocache') &&
      ['robots', 'bingbot', 'msnbot'].includes(agent),
  );
  const limits: Limit[] = [
    {
      score: 0.2,
      title: 'The page may not be quoted',
      evidence: 'engines may list the page but not quote a word of it',
      rules: forbidding,
    },
    {
      score: 0.6,
      title: 'Quotations are cut very short',
      evidence: `quotations end after fewer than ${SHORT_SNIPPET} characters`,
      rules: short,
    },
    {
      score: 0.7,
      title: 'Bing’s answers may not use the page',
      evidence: 'Bing leaves such pages out of its chat answers',
      rules: noarchive,
    },
  ];
  return limits.filter((limit) => limit.rules.length > 0);
}

/** Nobody documents how such a line is read: some crawlers look for the words, others for whole rules. */
function unclearVerdict(rules: IndexingRule[], all: IndexingRule[]): Verdict {
  const words = [...new Set(rules.map(({ directive }) => directive))].map((one) => quote(one)).join(' and ');
  return {
    score: 0.5,
    title: 'Rules about indexing without commas',
    evidence: `Found ${places(rules).join(' and ')}. Without commas, engines that read rule by rule know no rule ${words} and index the page; others obey each of its words.`,
    details: places(rules),
    fix: {
      title: 'Say clearly whether the page may be indexed',
      text: `Replace ${places(rules).join(' and ')} with the line below, or delete it. If the page shall stay out of answers, keep the words and separate them by commas.${inBothPlaces(rules, all)}`,
      ...replacement(rules, all),
    },
  };
}

function nosnippetShare(page: PageFacts): Verdict | null {
  const { mainWords } = page.text;
  const share = mainWords > 0 ? Math.min(1, page.nosnippetWords / mainWords) : 0;
  if (share < 0.25) return null;
  const percent = Math.round(share * 100);
  return {
    score: share >= 0.75 ? 0.2 : 0.6,
    title: `${percent} % of the text may not be quoted`,
    evidence: `${page.nosnippetWords} of the ${mainWords} words of the main part are in elements marked data-nosnippet.`,
    fix: {
      title: 'Mark less text with data-nosnippet',
      text: 'Keep the data-nosnippet attribute for what must not be quoted (a cookie notice, daily prices) and remove it from the elements that hold your main text.',
      snippet: {
        label: 'in your page',
        language: 'html',
        code: '<main>…</main> <!-- without data-nosnippet -->',
      },
    },
  };
}

export const indexable = defineCheck({
  id: 'indexable',
  title: 'The page may be indexed and quoted',
  group: 'access',
  why: 'noindex keeps a page out of the indexes that answers come from; nosnippet and max-snippet:0 keep its words out of the answers (Google Search Central, “Robots meta tag”; Bing Webmaster Blog, September 2023).',
  needs: ['response', 'page'],
  run({ response, page }) {
    const rules = readIndexingRules(response, page);
    const noindex = forbidsIndexing(rules, response);
    const onward = noindex.length > 0 ? sendsOnTo(page, response) : null;
    // Generators write it on a page of their own that only forwards: engines are to have the other one.
    if (onward) return notApplicable(`The page only sends its readers on to ${onward.url}: audit that one.`);
    if (noindex.length > 0) return noindexVerdict(noindex, rules);
    const [worst] = quotingLimits(rules);
    if (worst)
      return {
        score: worst.score,
        title: worst.title,
        evidence: `Found ${places(worst.rules).join(' and ')}: ${worst.evidence}.`,
        details: places(worst.rules),
        fix: {
          title: 'Allow quotations',
          text: `Replace ${places(worst.rules).join(' and ')} with the line below.${inBothPlaces(worst.rules, rules)}`,
          ...replacement(worst.rules, rules),
        },
      };
    const unclear = rulesWithoutCommas(rules);
    if (unclear.length > 0) return unclearVerdict(unclear, rules);
    const marked = nosnippetShare(page);
    if (marked) return marked;
    const said = places(rules);
    return {
      score: 1,
      title: 'The page may be indexed and quoted',
      evidence: said.length
        ? `Found ${said.join(' and ')}: nothing in it keeps the page out.`
        : 'Neither a robots meta tag nor an X-Robots-Tag header keeps the page out of an index.',
    };
  },
});
