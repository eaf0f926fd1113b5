import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { repairLlmsTxt } from '@visible-ai/shared/llms-txt/repair-llms-txt';
import { wordsOfAddress } from '../../crawl/site/page-title.ts';
import { isCopyAddress } from '../../page/copy-address.ts';
import { isHomePage, withoutIndexFile } from '../../page/index-file.ts';
import { languageOfName } from '../../page/language-of-name.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck } from './define-check.ts';
import { isFrontPage } from './facts/front-page.ts';
import { goneLinks } from './facts/gone-links.ts';
import { isStepAddress } from './facts/is-step-address.ts';
import { linkTitles, onlyPoints } from './facts/link-titles.ts';
import { pageSubjects } from './facts/page-subjects.ts';
import { pageSummary } from './facts/page-summary.ts';
import { draftedName, knownName } from './facts/site-name.ts';
import { count } from './wording/count.ts';
import { cutText } from './wording/cut-text.ts';
import { lineDiff } from './wording/line-diff.ts';
import { quote } from './wording/quote.ts';

const MOST_LINKS = 12;
/** Two pages may have one name, as a guide and its notes; a text at three is that of a button. */
const MOST_OF_ONE_NAME = 2;

/** What a link says before the title of its page, often only to those who hear it: "post link to A keyboard". */
const LEAD_IN =
  /^(?:(?:post |article )?link (?:to|for)|perma(?:nent )?link (?:to|for)|(?:continue|keep) reading:?|read more(?: about|:| [-–—])|read (?:the )?(?:full )?(?:article|post|story):?)\s+(?=\S+\s+\S)/i;

/** Arrows around a link's words, and its number in a row of cards: "→ 03 Prices →". */
const ADORNMENT = /^[\s→➔➜›»▸▶]+(?:0\d\s+(?=\p{L}))?|[\s→➔➜›»▸▶]+$/gu;

const plainMarkdown = (text: string) => cutText(text, 120).replace(/[[\]\\`*_<>]/g, '\\$&');

/** "Deutsch": the same page in another language. Of two letters, "IT" may be what a page is about. */
const isOtherLanguage = (text: string) => text.trim().length > 2 && languageOfName(text.trim()) !== null;

/** The page and the pages that it links, without those that are gone, as items of a section. */
function pageItems(page: PageFacts, url: string, gone: ReadonlySet<string>): string[] {
  const origin = new URL(url).origin;
  // Links within the page (“skip to content”) do not lead to another page.
  // A folder with and without its slash is one page: a site that sends from one to the other links both.
  const keyOf = (address: string) => withoutIndexFile(address.replace(/#.*$/, '')).replace(/\/$/, '');
  const seen = new Set([keyOf(url)]);
  const titles = linkTitles(page.links, keyOf);
  const uses = new Map<string, number>();
  for (const called of titles.values()) uses.set(called, (uses.get(called) ?? 0) + 1);
  // "See property" at each card names none of them.
  const namesNone = (called: string) => onlyPoints(called) || (uses.get(called) ?? 0) > MOST_OF_ONE_NAME;
  const items = page.links.flatMap((link) => {
    const parsed = URL.parse(link.url);
    if (!parsed || parsed.origin !== origin || link.text.trim() === '' || isStepAddress(parsed.pathname))
      return [];
    parsed.hash = '';
    if (isCopyAddress(parsed.href)) return [];
    // "/index.html" beside "/" is one page under two addresses.
    const key = keyOf(parsed.href);
    if (seen.has(key) || gone.has(key) || isOtherLanguage(link.text)) return [];
    seen.add(key);
    const called = titles.get(key) ?? link.text;
    // The logo leads home, with the text of a picture or a slogan beside it.
    const home = isHomePage(key) ? knownName(page, url) : null;
    const text = home ?? ((namesNone(called) && wordsOfAddress(key)) || called);
    return [
      `- [${plainMarkdown(text.replace(LEAD_IN, '').replace(ADORNMENT, ''))}](${parsed.href.replaceAll('(', '%28').replaceAll(')', '%29')})`,
    ];
  });
  const subject = pageSubjects(page, url).title.find(Boolean) ?? (page.title?.trim() || 'Home');
  const name = isFrontPage(url) ? knownName(page, url) : null;
  // A trade or a town alone, or the name twice, is no title of the home page: “Baker”, “York NE”, “Crumb | Crumb”.
  const isName = name !== null && (!/\S\s+\S+\s+\S/.test(subject) || subject.includes(name));
  items.unshift(`- [${plainMarkdown(isName ? name : subject)}](${url})`);
  return items.slice(0, MOST_LINKS);
}

/** A first llms.txt: the site's name, its description and the pages that this page links. */
function startedFile(page: PageFacts, url: string, gone: ReadonlySet<string>): string {
  // Another page describes itself, not the site.
  const summary = isFrontPage(url)
    ? pageSummary(page)
    : 'REPLACE: what the site offers, for whom and where, in one or two sentences';
  return [
    `# ${plainMarkdown(draftedName(page, url))}`,
    ...(summary ? ['', `> ${cutText(summary, 300)}`] : []),
    '',
    '## Pages',
    '',
    ...pageItems(page, url, gone),
  ].join('\n');
}

/** A longer edit is too much for a person to read. */
const LONGEST_EDIT = 30_000;

/**
 * The edit that corrects the form of the owner's file, if it is short. It replaces none of the owner's words
 * with ours.
 */
function edits(text: string | null, page: PageFacts, url: string, gone: ReadonlySet<string>): Snippet[] {
  if (text === null) return [];
  const code = lineDiff(
    'llms.txt',
    text,
    repairLlmsTxt(text, plainMarkdown(draftedName(page, url)), pageItems(page, url, gone)),
  );
  if (code === '' || code.length > LONGEST_EDIT) return [];
  return [{ label: '/llms.txt', language: 'diff', code }];
}

export const llmsTxt = defineCheck({
  id: 'llms-txt',
  title: 'llms.txt',
  group: 'access',
  why: 'llms.txt gives agents a short guide to the site in Markdown. It counts for little here: Google says that its search ignores the file (guide of 15 May 2026); other engines and coding agents may read it (llmstxt.org).',
  needs: ['llms', 'page', 'response'],
  uses: ['links'],
  run({ llms, page, response, links }) {
    const gone = goneLinks(links);
    const fix = {
      title: 'Publish an llms.txt',
      text: `Serve the file below as text at ${llms.url} and describe each link in a few words after a colon. Visible AI’s generator writes the whole file.`,
      snippet: () => ({
        label: '/llms.txt',
        language: 'markdown' as const,
        code: startedFile(page, response.url, gone),
      }),
    };
    if (llms.state === 'server-error')
      return {
        score: 0,
        title: `llms.txt answers with status ${llms.httpStatus}`,
        evidence: `${llms.url} answers with status ${llms.httpStatus}. It should answer 200 if there is a file, and 404 if there is none.`,
        fix,
      };
    if (llms.state === 'robots')
      return {
        score: 0,
        title: 'llms.txt is really a robots.txt',
        evidence: `${llms.url} has lines such as “User-agent:”, which are rules of a robots.txt. No crawler reads rules there, and they tell nobody what the site offers: that is not an llms.txt.`,
        fix: { ...fix, text: `${fix.text} Keep rules for crawlers in robots.txt.` },
      };
    if (llms.state !== 'found' || !llms.file)
      return {
        score: 0,
        title: llms.state === 'html' ? 'llms.txt is really a web page' : 'No llms.txt',
        evidence:
          llms.state === 'html'
            ? `${llms.url} answers ${llms.httpStatus} with an HTML page, as many sites do for addresses that do not exist: that is not an llms.txt.`
            : `${llms.url} answers with status ${llms.httpStatus}. A small loss: Google’s search ignores the file.`,
        fix,
      };
    const { file } = llms;
    const content = `${count(file.sections, 'section')} and ${count(file.links, 'link')}`;
    const called = file.title ? `, titled ${quote(file.title)},` : '';
    if (file.problems.length > 0)
      return {
        score: Math.max(0.4, 0.9 - 0.1 * file.problems.length),
        title: `llms.txt has ${count(file.problems.length, 'fault')}`,
        evidence: `${llms.url}${called} has ${content}, but: ${file.problems[0]}`,
        details: file.problems,
        fix: {
          title: 'Correct llms.txt',
          text: `Correct ${file.problems.length === 1 ? 'this' : 'these'}: ${file.problems.slice(0, 5).join(' ')} The edit below keeps every link and word of your file.`,
          otherwise: `Correct ${file.problems.length === 1 ? 'this' : 'these'}: ${file.problems.slice(0, 5).join(' ')} The format is: a name as H1, a summary as quotation, then sections of links.`,
          snippet: () => edits(file.text, page, response.url, gone),
        },
      };
    return {
      score: 1,
      title: 'llms.txt is there and well formed',
      evidence: `${llms.url}${called} has ${content}.`,
    };
  },
});
