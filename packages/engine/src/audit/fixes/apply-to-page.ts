import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { PageFacts, StructuredNode } from '../../page/page-facts.ts';
import { type MarkupFacts, readMarkup } from '../../page/read-markup.ts';
import type { Evidence } from '../evidence.ts';
import { sourceOf } from '../source-of.ts';
import { sameWhereAlike } from '../watch-reads.ts';
import { type Application, applied } from './applied-fix.ts';
import { applyDiff, diffSides } from './apply-diff.ts';

/** A snippet is short; no check writes a longer text. */
const LONGEST_SNIPPET = 100_000;

const inHead = (code: string) => `<!doctype html><html><head>${code}</head><body></body></html>`;
const inMain = (code: string) => `<!doctype html><html><body><main>${code}</main></body></html>`;

function withStructuredData(page: PageFacts, added: MarkupFacts): PageFacts['structuredData'] {
  const { nodes, jsonLd } = page.structuredData;
  const shifted = added.structuredData.nodes.map((node) => ({
    ...node,
    block: node.block === null ? null : node.block + jsonLd.blocks,
  }));
  return {
    nodes: [...nodes, ...shifted],
    jsonLd: {
      ...jsonLd,
      blocks: jsonLd.blocks + added.structuredData.jsonLd.blocks,
      broken: [
        ...jsonLd.broken,
        ...added.structuredData.jsonLd.broken.map(({ block, problem }) => ({
          block: block + jsonLd.blocks,
          problem,
        })),
      ],
    },
  };
}

/** Questions in added markup are visible if the page already shows them. */
function withQuestions(page: PageFacts, added: MarkupFacts): PageFacts['questions'] {
  const shown = new Set(page.questions.filter(({ visible }) => visible).map(({ question }) => question));
  return [
    ...page.questions,
    ...added.questions.map((one) => ({ ...one, visible: one.visible || shown.has(one.question) })),
  ];
}

/**
 * What markup may contain. Each kind is looked for only if it is possible, because a dozen fixes are tried at
 * a time.
 */
interface Brings {
  things: boolean;
  dates: boolean;
  questions: boolean;
}

function whatItBrings(code: string): Brings {
  const things = /<script|\bitemscope\b|\btypeof=/i.test(code);
  const questions = things || /[?？؟]|<(?:h[2-6]|dt|summary|button|strong)\b/i.test(code);
  return { things, questions, dates: things || /\d{4}|<time\b/i.test(code) };
}

const withThings = (page: PageFacts, added: MarkupFacts, { things, dates, questions }: Brings) => ({
  structuredData: things ? withStructuredData(page, added) : page.structuredData,
  dates: dates ? [...page.dates, ...added.dates] : page.dates,
  questions: questions ? withQuestions(page, added) : page.questions,
});

/** An Open Graph property has one value; structured data may name the site again. */
function withNames(page: PageFacts, added: MarkupFacts): PageFacts['nameClues'] {
  const isNamed = added.openGraph['og:site_name'] !== undefined;
  return [...page.nameClues.filter(({ from }) => from !== 'open-graph' || !isNamed), ...added.nameClues];
}

/** Each thing in the head is said once: a new line replaces the old one. */
function withHead(page: PageFacts, added: MarkupFacts, brings: Brings): PageFacts {
  const agents = new Set(added.robotsMeta.map(({ agent }) => agent));
  // Versions in other languages are declared as one set.
  const newSet = added.alternates.some(({ hreflang }) => hreflang !== null);
  return {
    ...page,
    title: added.title ?? page.title,
    metaDescription: added.metaDescription ?? page.metaDescription,
    canonicals: added.canonicals.length > 0 ? added.canonicals : page.canonicals,
    robotsMeta: [...page.robotsMeta.filter(({ agent }) => !agents.has(agent)), ...added.robotsMeta],
    openGraph: { ...page.openGraph, ...added.openGraph },
    nameClues: withNames(page, added),
    ...withThings(page, added, brings),
    alternates: [
      ...page.alternates.filter(({ hreflang }) => hreflang === null || !newSet),
      ...added.alternates,
    ],
    describedBy: [...page.describedBy, ...added.describedBy],
  };
}

const withStated = ({ stated }: PageFacts, added: MarkupFacts): PageFacts['stated'] => ({
  phones: [...stated.phones, ...added.stated.phones],
  emails: [...stated.emails, ...added.stated.emails],
  addresses: [...stated.addresses, ...added.stated.addresses],
  hours: [...stated.hours, ...added.stated.hours],
  prices: [...stated.prices, ...added.stated.prices],
});

/** Text that is added to the main part goes at its end; an H1 goes at its start. */
function withMain(page: PageFacts, added: MarkupFacts, brings: Brings): PageFacts {
  const first = added.headings[0]?.level === 1;
  return {
    ...page,
    headings: first ? [...added.headings, ...page.headings] : [...page.headings, ...added.headings],
    text: {
      ...page.text,
      words: page.text.words + added.text.words,
      mainWords: page.text.mainWords + added.text.mainWords,
    },
    ...withThings(page, added, brings),
    stated: withStated(page, added),
    links: [...page.links, ...added.links],
  };
}

const tagsOf = (markup: string) => markup.match(/<img\b[^>]*>/gi) ?? [];

/** Gives images without `alt` the one from the snippet, matched by their source. */
function withAlternatives(page: PageFacts, code: string, url: string): PageFacts {
  const described = tagsOf(code).filter((tag) => readMarkup(inMain(tag), url).images.withAlt === 1);
  const stays = page.images.missing.filter(
    (source) => source === '' || !described.some((tag) => tag.includes(source.replaceAll('&', '&amp;'))),
  );
  const given = page.images.missing.length - stays.length;
  return { ...page, images: { ...page.images, withAlt: page.images.withAlt + given, missing: stays } };
}

/** Removes from a list, once each, the items with equal content. */
function without<T>(
  list: readonly T[],
  gone: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const keys = gone.map((item) => JSON.stringify(keyOf(item)));
  return list.filter((item) => {
    const at = keys.indexOf(JSON.stringify(keyOf(item)));
    if (at >= 0) keys.splice(at, 1);
    return at < 0;
  });
}

const nodeWithoutPlace = ({ block: _, ...node }: StructuredNode) => node;

/** The page's facts without those that an edit removes. */
function less(page: PageFacts, gone: MarkupFacts): PageFacts {
  const { nodes, jsonLd } = page.structuredData;
  const { structuredData: old } = gone;
  return {
    ...page,
    title: gone.title === null ? page.title : null,
    metaDescription: gone.metaDescription === null ? page.metaDescription : null,
    canonicals: without(page.canonicals, gone.canonicals),
    robotsMeta: without(page.robotsMeta, gone.robotsMeta),
    headings: without(page.headings, gone.headings, ({ level, text }) => [level, text]),
    openGraph: Object.fromEntries(
      Object.entries(page.openGraph).filter(([name]) => gone.openGraph[name] === undefined),
    ),
    structuredData: {
      nodes: without(nodes, old.nodes, nodeWithoutPlace),
      jsonLd: {
        ...jsonLd,
        blocks: jsonLd.blocks - old.jsonLd.blocks,
        broken: without(jsonLd.broken, old.jsonLd.broken, ({ problem }) => problem),
      },
    },
    images: {
      ...page.images,
      total: page.images.total - gone.images.total,
      withAlt: page.images.withAlt - gone.images.withAlt,
      missing: without(page.images.missing, gone.images.missing),
    },
    dates: without(page.dates, gone.dates),
    questions: without(page.questions, gone.questions, ({ question }) => question),
    links: without(page.links, gone.links, ({ url, text }) => [url, text]),
    alternates: without(page.alternates, gone.alternates),
    nameClues: without(page.nameClues, gone.nameClues),
  };
}

/** An edit puts its lines where the old ones were, so headings keep their order. */
function edited(page: PageFacts, gone: MarkupFacts, added: MarkupFacts): PageFacts {
  const rest = less(page, gone);
  const place = page.headings.findIndex(
    ({ level, text }) => level === gone.headings[0]?.level && text === gone.headings[0]?.text,
  );
  const at = place < 0 ? rest.headings.length : place;
  return {
    ...withHead(rest, added, { things: true, dates: true, questions: true }),
    headings: [...rest.headings.slice(0, at), ...added.headings, ...rest.headings.slice(at)],
    images: {
      ...rest.images,
      total: rest.images.total + added.images.total,
      withAlt: rest.images.withAlt + added.images.withAlt,
      missing: [...rest.images.missing, ...added.images.missing],
    },
    links: [...rest.links, ...added.links],
  };
}

const wordsOf = (markup: string) =>
  markup
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

const linksOf = (markup: string) =>
  [...markup.matchAll(/<a\b[^>]*\bhref=["']?([^"'\s>]+)/gi)].map(([, to]) => to);

/** The words and links that an edit removes and does not put back. */
function lostBy(removed: string, added: string): string[] {
  const words = new Set(wordsOf(added));
  const gone = wordsOf(removed).filter((word) => !words.has(word) && !added.includes(word));
  const links = linksOf(removed).filter((to) => to !== undefined && !added.includes(to));
  return [...gone, ...links.flatMap((to) => to ?? [])];
}

function changedFacts(page: PageFacts, { label, code }: Snippet, url: string): PageFacts | null {
  if (/^\s*<html\b/i.test(code)) {
    const { lang } = readMarkup(`<!doctype html>${code}<head></head><body></body></html>`, url);
    return lang === null ? null : { ...page, lang };
  }
  if (/head/i.test(label) || /^\s*<(?:title|meta|link)\b/i.test(code))
    return withHead(page, readMarkup(inHead(code), url), whatItBrings(code));
  if (/^\s*<img\b/i.test(code)) return withAlternatives(page, code, url);
  if (/main/i.test(label)) return withMain(page, readMarkup(inMain(code), url), whatItBrings(code));
  return null;
}

/**
 * Applies a snippet to the page: a line of the head replaces the one for the same thing, text goes into the
 * main part, a diff replaces what it removes. The page's own readers read the new facts, so a check judges
 * what a second audit would see.
 */
export function applyToPage(evidence: Evidence, snippet: Snippet): Application {
  const { page, response } = evidence;
  if (!page.ok || !response.ok || snippet.code.length > LONGEST_SNIPPET) return { kind: 'elsewhere' };
  const url = response.value.url;
  if (snippet.language === 'diff') {
    const source = sourceOf(response.value, page.value);
    if (source !== null && applyDiff(source, snippet.code) === null) return { kind: 'unfit' };
    const { removed, added } = diffSides(snippet.code);
    if (/^\s*<html\b/i.test(added)) {
      const facts = changedFacts(page.value, { ...snippet, code: added }, url);
      return facts
        ? applied({ ...evidence, page: { ok: true, value: sameWhereAlike(page.value, facts) } })
        : { kind: 'unfit' };
    }
    const facts = edited(page.value, readMarkup(inMain(removed), url), readMarkup(inMain(added), url));
    return applied(
      { ...evidence, page: { ok: true, value: sameWhereAlike(page.value, facts) } },
      lostBy(removed, added),
    );
  }
  const facts = changedFacts(page.value, snippet, url);
  return facts
    ? applied({ ...evidence, page: { ok: true, value: sameWhereAlike(page.value, facts) } })
    : { kind: 'elsewhere' };
}
