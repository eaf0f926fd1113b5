import { saysOnlyWhen } from '../dates/says-only-when.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import type { PageQuestion } from '../page-facts.ts';
import type { PagePart } from '../page-part.ts';
import type { PageHeading } from '../read-headings.ts';
import { answerOf, titleStarts, unmarkedHeadings } from './answer-of.ts';
import { isCallToAction, isElliptical } from './calls-to-action.ts';
import { type Candidate, LEAST_ALIKE, markedCandidates, plainCandidates } from './candidates.ts';
import { isTeaser } from './is-teaser.ts';

const MOST_FOUND = 300;
const OUTSIDE = new Set<PagePart>(['navigation', 'comments', 'notice', 'controls', 'footer']);

/** A row of questions is asked for effect: "Too runny? Too thick? Burnt?" */
const MOST_ASKED_AT_ONCE = 2;
const isRow = (text: string) => (text.match(/[?？؟]/gu)?.length ?? 0) > MOST_ASKED_AT_ONCE;

/** Leads to another page: the answer is there. */
function leadsAway(page: PageDocument, element: PageElement): boolean {
  const inside = page.elements.slice(element.index, Math.min(element.end, element.index + 6));
  for (let around = page.elements[element.parent]; around; around = page.elements[around.parent]) {
    if (around.textStart !== element.textStart || around.textEnd !== element.textEnd) break;
    inside.push(around);
  }
  return inside.some(({ name, node }) => {
    const href = name === 'a' ? (attribute(node, 'href') ?? '') : '';
    return href !== '' && !/^(?:#|javascript:)/i.test(href.trim()) && !href.includes('#');
  });
}

/** Who speaks about what a title asks: names, of which each word has a capital. */
const ONLY_NAMES = /^(?:\p{Lu}[\p{L}\p{M}.’'-]*\s){1,7}\p{Lu}[\p{L}\p{M}.’'-]*$/u;
const ASKS_WHO =
  /^(?:¿)?(?:who|whom|whose|which|what|where|wer|wem|wen|welche\p{L}*|was|wo|qui|quel\p{L}*|où|quién\p{L}*|cuál\p{L}*|qué|dónde|chi|quale|quali|cosa|dove|quem|qual|quais|onde|wie|welke?|wat|waar|kto|кто|где|что)(?!\p{L})/iu;
/** "Burnt?" and below it when somebody wrote that, as in comments. */
const ASKS_WHEN =
  /(?<!\p{L})(?:when|what (?:time|date|day)|deadline|dates?|wann|seit wann|datum|quand|quelle date|cuándo|qué (?:día|fecha)|fecha|quando|qual data|data|wanneer|welke (?:dag|datum)|kdy|kdaj|kada|kiedy|termin\p{L}*|mikor|când|n[äå]r|hvornår|milloin|ne zaman|khi nào|ngày|когда|коли|кога|πότε|متى|מתי|कब)(?!\p{L})|いつ|何日|日程|什么时候|何时|幾時|何時|언제/iu;
/** The day of an article in a list of them, with two digits for its year. */
const SHORT_DAY = /^\d{1,2}([/.-])\d{1,2}\1\d{2}$/;
/** Who asks says so: "Thanks, Ann". */
const ONLY_THANKS =
  /^(?:many |so much )?(?:thanks|thank you|thx|cheers|can’t wait|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|tack|tak|takk|bedankt|dank je|dziękuję|спасибо)(?!\p{L})[^.?!]{0,40}[.!]*$/iu;
const isUnanswered = ({ from, question }: Candidate, answer: string) =>
  (from === 'heading' && ONLY_NAMES.test(answer) && !ASKS_WHO.test(question)) ||
  ONLY_THANKS.test(answer.replaceAll("'", '’')) ||
  ((saysOnlyWhen(answer) || SHORT_DAY.test(answer)) && !ASKS_WHEN.test(question));
/** Somebody else's question in a sentence that tells of it: 'It leaves you thinking “why can I not stop?”'. */
const IS_TOLD = /\p{L}\s?["“„«‹「][^"“”„«»‹›「」]*[?？]\s?["”“»›」]\W*$/u;

/** Plain Latin letters and a common English word: the rule for short questions is for English. */
const isEnglish = (text: string) =>
  /^[\x20-\x7e’‘“”–—…]+$/.test(text) &&
  /\b(?:the|a|an|to|you|your|with|for|of|and|it|is|in|on|more|us|our|we|this|that|fun|good|not|any)\b/i.test(
    text,
  );

/** The text right above an element. */
function textAbove({ pieces }: PageDocument, { textStart }: PageElement): string {
  const before = pieces.slice(Math.max(0, textStart - 3), textStart);
  return before.findLast(({ text }) => text.trim() !== '')?.text.trim() ?? '';
}

/**
 * The questions that the page's text answers, anywhere: in headings, summaries, terms, buttons that open a
 * panel, bold lines, similar plain lines; with the text up to the next one.
 */
export function findShownQuestions(page: PageDocument, headings: readonly PageHeading[]): PageQuestion[] {
  const order: Record<PageQuestion['from'], number> = {
    'structured-data': 0,
    details: 1,
    'definition-list': 2,
    heading: 3,
    text: 4,
  };
  const marked = markedCandidates(page, headings);
  const holders = new Set(marked.map(({ element }) => element.textStart));
  const all = [...marked, ...plainCandidates(page).filter(({ element }) => !holders.has(element.textStart))]
    .filter(
      ({ element, question }) =>
        !OUTSIDE.has(element.region.part) &&
        !leadsAway(page, element) &&
        !isRow(question) &&
        !IS_TOLD.test(question) &&
        !isCallToAction(question),
    )
    .slice(0, MOST_FOUND);
  const real = all.filter(
    ({ question, certain }) => certain || !isEnglish(question) || !isElliptical(question),
  );
  // Among real questions, a short one is also meant as a question: "Parking?"
  const asked = real.length >= LEAST_ALIKE ? all : real;
  const questions = asked.map(({ element }) => element.textStart);
  const starts = [...questions, ...titleStarts(page)].sort((one, other) => one - other);
  const places = { asked: new Set(questions), starts, unmarked: unmarkedHeadings(page), headings };
  return asked
    .sort((one, other) => order[one.from] - order[other.from] || one.element.index - other.element.index)
    .flatMap((candidate) => {
      const answer = answerOf(page, candidate, places);
      const { from, element } = candidate;
      const isOfCard = from === 'heading' && isTeaser(answer, textAbove(page, element));
      return answer && answer !== candidate.question && !isOfCard && !isUnanswered(candidate, answer)
        ? [{ question: candidate.question, answer, from: candidate.from, visible: true }]
        : [];
    });
}
