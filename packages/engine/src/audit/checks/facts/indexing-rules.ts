import type { PageFacts } from '../../../page/page-facts.ts';
import type { PageResponse } from '../../evidence.ts';

/** One instruction about indexing or quoting, with the place where it was found. */
export interface IndexingRule {
  /** Lower case; `robots` means everyone. */
  agent: string;
  directive: string;
  value: string | null;
  /** As a person would look for it: `<meta name="robots" content="noindex">`. */
  where: string;
  source: 'meta' | 'header';
}

const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

/**
 * Agents whose instructions decide whether answers can use the page. Instructions to training agents and
 * other crawlers do not affect answers.
 */
const ANSWERING = new Set([
  'robots',
  'googlebot',
  'bingbot',
  'msnbot',
  'oai-searchbot',
  'chatgpt-user',
  'claude-searchbot',
  'claude-user',
  'perplexitybot',
]);

interface Directive {
  agent: string | null;
  directive: string;
  value: string | null;
}

/** The comma behind the weekday of a date (RFC 9110, RFC 850), which separates no directives. */
const COMMA_IN_DATE = /(unavailable_after\s*:\s*[a-z]{3,9}\s*),/gi;

function directivesOf(content: string): Directive[] {
  return content
    .replace(COMMA_IN_DATE, '$1')
    .split(',')
    .flatMap((piece): Directive[] => {
      const token = piece.trim().toLowerCase();
      if (token === '') return [];
      const colon = token.indexOf(':');
      if (colon < 0) return [{ agent: null, directive: token, value: null }];
      const name = token.slice(0, colon).trim();
      const rest = token.slice(colon + 1).trim();
      if (VALUED.has(name)) return [{ agent: null, directive: name, value: rest }];
      // `googlebot: max-snippet: 0`: the agent comes first and may be followed by a valued directive.
      const inner = rest.indexOf(':');
      const valued = inner > 0 && VALUED.has(rest.slice(0, inner).trim());
      const directive = valued ? rest.slice(0, inner).trim() : rest;
      return [{ agent: name, directive, value: valued ? rest.slice(inner + 1).trim() : null }];
    });
}

/**
 * The page's instructions on indexing and quoting, from `<meta>` and from the X-Robots-Tag header, for the
 * agents that answer questions.
 *
 * An agent named in the header applies to the rest of its line.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function readIndexingRules(response: PageResponse, page: PageFacts): IndexingRule[] {
  const fromMeta = page.robotsMeta.flatMap(({ agent, content }) =>
    directivesOf(content)
      // Only a header names agents between its directives.
      .filter((directive) => directive.agent === null)
      .map(({ directive, value }) => ({
        agent: agent.toLowerCase(),
        directive,
        value,
        where: `<meta name="${agent}" content="${content}">`,
        source: 'meta' as const,
      })),
  );
  const header = response.headers['x-robots-tag'] ?? '';
  const fromHeader = header.split('\n').flatMap((line) => {
    let named = 'robots';
    return directivesOf(line).map(({ agent, directive, value }) => {
      named = agent ?? named;
      return { agent: named, directive, value, where: `X-Robots-Tag: ${line}`, source: 'header' as const };
    });
  });
  return [...fromMeta, ...fromHeader].filter(({ agent }) => ANSWERING.has(agent));
}

/** Rules of one word. */
const SINGLE = new Set(
  'all index follow none noindex nofollow nosnippet noarchive nocache noimageindex notranslate indexifembedded noodp noydir'.split(
    ' ',
  ),
);
const KEEPING_OUT = new Set(['noindex', 'none', 'nosnippet', 'noarchive']);

/**
 * Several rules without a comma between them, such as `noindex nofollow`, of which one would keep the page out of an index
 * or of answers: engines that separate rules at commas read one rule that they do not know.
 */
export function rulesWithoutCommas(rules: IndexingRule[]): IndexingRule[] {
  return rules.filter(({ directive }) => {
    const words = directive.split(/[\s;|]+/).filter(Boolean);
    return (
      words.length > 1 &&
      words.every((word) => SINGLE.has(word)) &&
      words.some((word) => KEEPING_OUT.has(word))
    );
  });
}

/** A date; a time zone that only its own country abbreviates (CEST) is read as UTC. */
function momentOf(written: string): number {
  const moment = Date.parse(written);
  return Number.isNaN(moment) ? Date.parse(written.replace(/\s[a-z]{3,5}$/, ' utc')) : moment;
}

/** The rules that keep the page out of an index: noindex, none, or a date that has passed. */
export function forbidsIndexing(rules: IndexingRule[], response: PageResponse): IndexingRule[] {
  const answeredAt = Date.parse(response.headers.date ?? '');
  return rules.filter(({ directive, value }) => {
    if (directive === 'noindex' || directive === 'none') return true;
    return directive === 'unavailable_after' && momentOf(value ?? '') < answeredAt;
  });
}
