import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { scriptSafe } from '@visible-ai/shared/json-ld/script-safe';
import { isHomePage } from '../../page/index-file.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck, type Fix, notApplicable } from './define-check.ts';
import {
  type BusinessFact,
  type FactName,
  isOffer,
  statedTwice,
  wantedFacts,
} from './facts/business-facts.ts';
import { expiredPrices, type FactConflict, factConflicts } from './facts/fact-conflicts.ts';
import { hoursInWords } from './facts/hours-in-words.ts';
import { linksContact } from './facts/who-and-where-links.ts';
import { htmlText } from './wording/html-text.ts';
import { toFillIn } from './wording/json-ld-snippet.ts';
import { listWords } from './wording/list-words.ts';
import { quote } from './wording/quote.ts';

/** Scores of a fact that only programs find, and of one that only a linked page has. */
const IN_DATA_ONLY = 0.7;
const ELSEWHERE = 0.5;
const EXPIRED = 0.6;
const MOST_SAID = 7;
/** A page of one product often shows: its price, an old price, the price from which shipping is free. */
const PRICES_OF_ONE = 3;
/** The highest score if this many facts differ between data and text. */
const CONFLICTING = [1, 0.5, 0.3];

const NAMES: Record<FactName, string> = {
  address: 'the address',
  phone: 'a telephone number',
  hours: 'the opening hours',
  prices: 'prices',
};
const PROPERTIES: Record<FactName, string> = {
  address: 'address',
  phone: 'telephone',
  hours: 'openingHours',
  prices: 'price',
};
const GAPS: Record<FactName, string> = {
  address: 'street, number, postal code, town',
  phone: 'telephone number with its country',
  hours: 'days and hours, such as Monday to Friday, 9:00–17:00',
  prices: 'what it costs, or from which price on',
};

interface Judged extends BusinessFact {
  score: number;
}

function judge(page: PageFacts, url: string): Judged[] {
  const isBeside = !isHomePage(url) && linksContact(page, url);
  return wantedFacts(page, url).map((fact) => {
    if (fact.inText.length > 0) return { ...fact, score: 1 };
    if (fact.inData.length > 0) return { ...fact, score: IN_DATA_ONLY };
    return { ...fact, score: isBeside && fact.name !== 'prices' ? ELSEWHERE : 0 };
  });
}

/** What is missing in the text, in words that the data has, and a gap for the rest. */
function asText(missing: readonly Judged[], page: PageFacts): Snippet {
  const lines = missing.map(({ name, inData: [written] }) => {
    // People do not read the short forms of data ("Mo-Fr 09:00-18:00", "$$").
    const known = name === 'hours' ? hoursInWords(page) : name === 'prices' ? null : written;
    const text = htmlText(known ?? toFillIn(GAPS[name]));
    if (name !== 'phone') return `  <p>${text}</p>`;
    const number = known ? known.replace(/[^\d+]/g, '') : 'REPLACE';
    return `  <p><a href="tel:${number}">${text}</a></p>`;
  });
  return { label: 'in <main>', language: 'html', code: `<address>\n${lines.join('\n')}\n</address>` };
}

const list = (facts: readonly { name: FactName }[], last: 'and' | 'or' = 'and') =>
  listWords(
    facts.map(({ name }) => NAMES[name]),
    last,
  );

/** A week has several lines, and a shop several prices: all that were read. */
function detailOf({ name, inText, inData }: Judged): string {
  const isRow = name === 'hours' || name === 'prices';
  const said = (inText.length > 0 ? inText : inData).slice(0, isRow ? MOST_SAID : 1);
  if (said.length === 0) return `${NAMES[name]}: not found`;
  const words = said.map((text) => quote(text, isRow && said.length > 1 ? 60 : 120)).join(', ');
  return `${NAMES[name]}: ${words}${inText.length === 0 ? ' (in the structured data only)' : ''}`;
}

function conflictFix(conflicts: readonly FactConflict[]): Fix {
  const said = conflicts.map(
    ({ name, inText, inData }) =>
      `${NAMES[name]}: ${quote(inText, 80)} in the text, ${quote(inData, 80)} in the structured data`,
  );
  return {
    title: 'Make the structured data and the text agree',
    text: `Find out which is right and correct the other: ${said.join('; ')}. The lines below follow the text.`,
    snippet: {
      label: 'in the JSON-LD of the business or offer',
      language: 'json',
      code: conflicts
        .map(
          ({ name, inText }) =>
            `${JSON.stringify(PROPERTIES[name])}: ${scriptSafe(JSON.stringify(name === 'prices' ? inText.replace(/[^\d.,]/g, '') : inText))},`,
        )
        .join('\n'),
    },
  };
}

function expiredFix(block: number | null): Fix {
  return {
    title: 'Update the date until which the price is valid',
    text: 'Set a future date and let your shop’s software keep it current, or remove the line: a price without an end date is valid until you change it.',
    snippet: {
      label: `in the Offer of JSON-LD block ${block ?? 1}`,
      language: 'json',
      code: `"priceValidUntil": ${JSON.stringify(toFillIn('a future date, as YYYY-MM-DD'))},`,
    },
  };
}

export const businessFacts = defineCheck({
  id: 'business-facts',
  title: 'What customers need to know',
  group: 'content',
  why: 'Where is it, when is it open, what does it cost, whom can I call? These are the questions that assistants are asked about a business, and they answer from your page or from somebody else’s. They do not trust facts that differ between the structured data and the text (Google Search Central, “Local business structured data” and “General structured data guidelines”).',
  needs: ['page', 'response'],
  ofContent: true,
  run({ page, response }) {
    const judged = judge(page, response.url);
    const answeredAt = Date.parse(response.headers.date ?? '');
    const expired = expiredPrices(page, answeredAt);
    const [over] = expired;
    if (judged.length === 0 && !over)
      return notApplicable(
        'The page does not look like that of a business that people visit, call or buy from.',
      );
    const conflicts =
      judged.length > 0 ? factConflicts(statedTwice(page), isOffer(page) ? PRICES_OF_ONE : 1) : [];
    const stated = judged.filter(({ score }) => score === 1);
    const missing = judged.filter(({ score }) => score < 1);
    const mean = judged.length === 0 ? 1 : judged.reduce((sum, { score }) => sum + score, 0) / judged.length;
    const score = Math.min(
      Math.round(100 * mean) / 100,
      CONFLICTING[Math.min(conflicts.length, 2)] ?? 1,
      over ? EXPIRED : 1,
    );
    const details = judged.map(detailOf);
    if (conflicts.length > 0)
      return {
        score,
        title: 'Data and text contradict each other',
        evidence: conflicts
          .map(
            ({ name, inText, inData }) =>
              `For ${NAMES[name]} the structured data says ${quote(inData, 100)}, the text ${quote(inText, 100)}.`,
          )
          .join(' '),
        details,
        fix: conflictFix(conflicts),
      };
    if (over && score === EXPIRED)
      return {
        score,
        title: 'The price is out of date',
        evidence: `The structured data says that ${expired.length === 1 ? 'a price was' : `${expired.length} prices were`} valid until ${over.day} (priceValidUntil); engines leave such offers out.`,
        details,
        fix: expiredFix(over.block),
      };
    if (missing.length === 0)
      return {
        score,
        title: 'What customers need to know is stated',
        evidence: `The text states ${list(stated)}.`,
        details,
      };
    const inData = missing.filter((fact) => fact.inData.length > 0);
    const absent = missing.filter((fact) => fact.inData.length === 0);
    const [sample] = page.stated.samplePhones ?? [];
    const noNumber = missing.some(({ name }) => name === 'phone') && sample;
    const says = [
      stated.length > 0 ? `The text states ${list(stated)}.` : null,
      inData.length > 0
        ? `Only the structured data has ${list(inData)}, where readers of the text do not see it.`
        : null,
      noNumber
        ? `${quote(noNumber)} only shows how a telephone number looks, as templates and films do: nobody is reached by it.`
        : null,
      absent.length > 0 ? `Neither the text nor the structured data has ${list(absent, 'or')}.` : null,
    ];
    return {
      score,
      title: `Missing in the text: ${list(missing)}`,
      evidence: says.filter((part) => part !== null).join(' '),
      details,
      fix: {
        title: 'State what customers need to know',
        text: 'Write it as text, on the first page and where people look for it: in the main part or the footer, in words, not in a picture or a map.',
        snippet: asText(missing, page),
      },
    };
  },
});
