import type { PageFacts } from '../../page/page-facts.ts';
import type { PagePart } from '../../page/page-part.ts';
import type { PageResponse } from '../evidence.ts';
import { defineCheck, type Fix, type Verdict } from './define-check.ts';
import { tellingTitle } from './facts/generic-title.ts';
import { ownDescriptions } from './facts/own-descriptions.ts';
import { HARDLY_ANY_WORDS, type OnwardRefresh, sendsOnTo } from './facts/sends-on-to.ts';
import { isSignInWall } from './is-sign-in-wall.ts';
import { count } from './wording/count.ts';
import { htmlText } from './wording/html-text.ts';
import { quote, quoteList } from './wording/quote.ts';

const ENOUGH_WORDS = 100;
/** Enough to pass, but still thin: a page that is quoted has three times as much. */
const PLENTY_OF_WORDS = 300;
const THIN = 0.1;

const advice: { mark: RegExp; text: string }[] = [
  {
    mark: /next/i,
    text: 'In Next.js, render the page in a Server Component or with getStaticProps instead of loading its text in the browser.',
  },
  { mark: /nuxt/i, text: 'In Nuxt, switch server rendering on (ssr: true) or run nuxt generate.' },
  { mark: /ng-|angular|app-root/i, text: 'In Angular, add server rendering with ng add @angular/ssr.' },
  { mark: /gatsby/i, text: 'In Gatsby, move the text from client-only routes into built pages.' },
  { mark: /svelte/i, text: 'In SvelteKit, keep ssr on for the page or set prerender to true.' },
];

function mountMarkup(page: PageFacts): string {
  const id = page.rendering.emptyMounts.find((mark) => /^[\w-]+$/.test(mark)) ?? 'root';
  const heading = tellingTitle(page) ?? 'What the page is about';
  const summary =
    ownDescriptions(page)[0] ?? 'The text that a visitor reads, in the HTML that the server sends.';
  return [
    `<div id="${htmlText(id)}">`,
    '  <main>',
    `    <h1>${htmlText(heading)}</h1>`,
    `    <p>${htmlText(summary)}</p>`,
    '  </main>',
    '</div>',
  ].join('\n');
}

function fixFor(page: PageFacts): Fix {
  const marks = page.rendering.emptyMounts.join(' ');
  const special = advice.find(({ mark }) => mark.test(marks));
  const how =
    special?.text ?? 'Render the page on the server or at build time, so that its text is in the first HTML.';
  return {
    title: 'Send the text with the HTML',
    text: `${how} Scripts may then take over in the browser. The answer should look like this before any script runs:`,
    snippet: { label: 'HTML as the server sends it', language: 'html', code: mountMarkup(page) },
  };
}

/** A page that sends its readers on: engines list the other page. */
function sendsOn(page: PageFacts, { url, from }: OnwardRefresh): Verdict {
  const hasText = page.text.mainWords >= HARDLY_ANY_WORDS;
  return {
    score: 0.4,
    title: hasText ? 'The page sends its readers on to another' : 'The page only sends readers on',
    evidence: `The HTML holds ${count(page.text.words, 'word')} and ${from} to ${url}. Browsers and Google follow it; a fetcher that only reads HTML stays here. The rest of this report is about this page: audit that address for the other one.`,
    fix: {
      title: 'Redirect on the server',
      text: `Answer this address with status 301 and the other one as Location, which every fetcher follows.${hasText ? ' If this page is meant to be read, take the refresh out instead.' : ''}`,
      snippet: {
        label: 'HTTP response',
        language: 'http',
        code: `HTTP/1.1 301 Moved Permanently\nLocation: ${url}`,
      },
    },
  };
}

/** A page of frames: its text is at other addresses, and the page itself has none. */
function frameset(page: PageFacts, words: number): Verdict {
  const { frames } = page.rendering;
  return {
    score: 0,
    title: 'The page is a frameset',
    evidence: `The page is made of ${count(frames.length, 'frame')} (${quoteList(frames, 3)}) and has ${count(words, 'word')} of its own. A fetcher reads this address only, and engines index the frames separately, if at all; frames are obsolete (HTML Standard, non-conforming features).`,
    fix: {
      title: 'Put the text into one page',
      text: 'Replace the frameset by one page that holds the text of its main frame and the links of its menu, or redirect this address to the page that has the text.',
      snippet: {
        label: 'HTML as the server sends it',
        language: 'html',
        code: mountMarkup(page).split('\n').slice(1, -1).join('\n').replace(/^ {2}/gm, ''),
      },
    },
  };
}

/** All that fetchers get: they have no account. */
function signInOnly(page: PageFacts, { requestedUrl, url }: PageResponse): Verdict {
  const way = requestedUrl === url ? 'shows' : `leads to ${url}, which shows`;
  return {
    score: 0,
    title: 'Engines see only a sign-in page',
    evidence: `${requestedUrl} ${way} a form to sign in, and ${count(page.text.mainWords, 'word')} of text. The agents of answer engines have no account: this form is all they get, and the rest of this report is about it.`,
    fix: {
      title: 'Put a public page before the sign-in',
      text: `Answer ${requestedUrl} with a page that everybody may read, without an account: what you offer, for whom and at what price, with a link to the sign-in. Then audit it again. If the site is for its members alone, nothing needs doing: engines cannot quote it.`,
    },
  };
}

/** Text for readers without scripts, apart from the request to enable them. */
function noscriptWords({ rendering: { noscriptText } }: PageFacts): number {
  if (/javascript/i.test(noscriptText)) return 0;
  return noscriptText.split(/\s+/).filter(Boolean).length;
}

function scoreOf(words: number, built: boolean): number {
  if (words >= PLENTY_OF_WORDS) return 1;
  if (words >= ENOUGH_WORDS) return 1 - (THIN * (PLENTY_OF_WORDS - words)) / (PLENTY_OF_WORDS - ENOUGH_WORDS);
  if (words < HARDLY_ANY_WORDS) return built ? 0 : 0.4;
  return built ? 0.4 : 0.7;
}

const PART_NAMES: Partial<Record<PagePart, string>> = {
  navigation: 'in menus',
  banner: 'in the page’s header',
  footer: 'in the footer',
  aside: 'in asides',
  notice: 'in a request for consent',
  dialog: 'in windows over the page',
  comments: 'in comments',
  other: 'beside the main part',
};

/** Where the text that is not the page's own is. */
function elsewhere({ text }: PageFacts): string {
  const parts = Object.entries(PART_NAMES).flatMap(([part, where]) => {
    const words = Object.entries(text.parts).find(([name]) => name === part)?.[1] ?? 0;
    return words > 0 ? [`${words} ${where}`] : [];
  });
  return parts.length ? ` Not counted: ${parts.join(', ')}.` : '';
}

export const readableWithoutJavascript = defineCheck({
  id: 'readable-without-javascript',
  title: 'Readable without JavaScript',
  group: 'access',
  why: 'The fetchers of ChatGPT, Claude and Perplexity read the HTML as it is sent and run no scripts. Text that a script adds does not exist for them (Vercel and MERJ, “The rise of the AI crawler”, 2024).',
  needs: ['page', 'response'],
  run({ page, response }) {
    if (isSignInWall(page, response)) return signInOnly(page, response);
    const words = page.text.mainWords;
    const { scripts, emptyMounts, noscriptText, frames, gaps } = page.rendering;
    if (frames.length > 0 && words < ENOUGH_WORDS) return frameset(page, words);
    const onward = sendsOnTo(page, response);
    if (onward) return sendsOn(page, onward);
    const asksForScripts = words < ENOUGH_WORDS && /javascript/i.test(noscriptText);
    // A short page with a heading or a sentence is short: its scripts, such as one that counts visitors, add no text.
    const isShort =
      words > 0 && gaps.length === 0 && (page.headings.length > 0 || page.text.prose.length > 0);
    const built =
      scripts > 0 && (emptyMounts.length > 0 || asksForScripts || (words < HARDLY_ANY_WORDS && !isShort));
    const spare = noscriptWords(page);
    // Agents that read <noscript> have the text; others have nothing.
    const score = Math.max(scoreOf(words, built), spare >= HARDLY_ANY_WORDS ? 0.4 : 0);
    const mounts = emptyMounts.length
      ? ` and an empty ${emptyMounts.map((id) => quote(id, 30)).join(', ')}`
      : '';
    const standIn =
      spare >= HARDLY_ANY_WORDS
        ? ` Its <noscript> holds ${spare} words or more, which some agents read and others leave out with the tag.`
        : '';
    const message = asksForScripts ? ` The page itself says: ${quote(noscriptText)}.` : '';
    const others = elsewhere(page);
    if (words >= ENOUGH_WORDS)
      return {
        score,
        title: 'The text is in the HTML',
        evidence: `The main part of the HTML holds ${count(words, 'word')}, of ${count(page.text.words, 'word')} in all; no script is needed to read them.`,
      };
    // A consent request that is longer than the text hides it.
    const asked = page.text.parts.notice ?? 0;
    if (asked > words && words < HARDLY_ANY_WORDS)
      return {
        score: Math.min(score, 0.4),
        title: 'A request for consent takes the place of the text',
        evidence: `Apart from ${count(asked, 'word')} that ask for consent, the HTML holds ${count(words, 'word')} of text${mounts}. Fetchers answer no questions: this is all they get.`,
        fix: fixFor(page),
      };
    if (built)
      return {
        score,
        title:
          words === 0
            ? `Without JavaScript the page is empty${standIn && ' but for <noscript>'}`
            : `Without JavaScript only ${count(words, 'word')}`,
        evidence: `${standIn ? 'Outside <noscript>, a' : 'A'} reader without JavaScript sees ${count(words, 'word')} of the page’s own${mounts}; ${count(scripts, 'script')} would have to run first.${others}${message}${standIn}`,
        fix: fixFor(page),
      };
    return {
      score,
      title: `Only ${count(words, 'word')} of text`,
      evidence: `The main part of the HTML holds ${count(words, 'word')}${scripts ? ` beside ${count(scripts, 'script')}` : ' and needs no script'}: readable, but hardly anything to quote.${others}`,
      fix: {
        title: 'Give engines more to quote',
        text: `Say in plain text what the page offers, for whom, where and at what price; ${ENOUGH_WORDS} words or more in the HTML itself.`,
        // A page with text has its main part and its heading: a draft would be a second one of both.
        ...(words < HARDLY_ANY_WORDS &&
          !page.headings.some(({ level }) => level === 1) && {
            snippet: {
              label: 'in your page',
              language: 'html',
              code: mountMarkup(page).split('\n').slice(1, -1).join('\n').replace(/^ {2}/gm, ''),
            },
          }),
      },
    };
  },
});
