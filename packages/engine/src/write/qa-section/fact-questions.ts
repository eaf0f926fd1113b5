import type { CrawledPage, CrawledSite, PageSection } from '../../crawl/crawled-site.ts';
import { joinParagraphs, paragraphsOf } from '../../crawl/paragraphs.ts';
import { speaksOfThePage } from '../../language/sentence-signs.ts';
import { endsSentence } from '../../page/questions/next-label.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { MAIL, OPENING_LABEL, PHONE, TOWN_LINE } from '../../page/stated/stated-patterns.ts';
import { footnotesOf } from '../footnotes.ts';
import { writtenHours } from '../hours/written-hours.ts';
import { type Branch, branchesOf } from '../llms-txt/branches-of.ts';
import { hoursConflict } from '../llms-txt/hours-conflict.ts';
import { installCommand } from '../llms-txt/install-command.ts';
import { isDuration } from '../llms-txt/is-duration.ts';
import { hoursInText } from '../llms-txt/opening-hours.ts';
import { pricedThings } from '../llms-txt/priced-things.ts';
import { writtenAddress } from '../llms-txt/written-address.ts';
import { isOfSending } from '../of-sending.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { type AnswerPart, answerText } from './answer-part.ts';
import { answerFrom } from './answer-texts.ts';
import { type Asking, depthOf, isAboutTheSite, type PageAnswer } from './asking.ts';
import { MONEY, pricesAmong } from './price-answer.ts';
import { languageKey } from './qa-words.ts';
import {
  answerOf,
  boxesOf,
  LONGEST_PLACE,
  MOST_PRICES,
  OF_PROGRAMS,
  OF_THE_SHOP,
  SAYS_WHERE,
} from './section-answer.ts';
import { colonAfter, statedFacts } from './stated-facts.ts';
import type { Topic } from './topic.ts';
import { topicOf, topicQuestion } from './topic-questions.ts';
import { topics } from './topics.ts';

/** A page directly below the home page of unknown kind may be the list of products. */
const isNearPage = (site: CrawledSite, page: CrawledPage) =>
  page.kind === 'other' && depthOf(site, page) <= 1;

export interface FactAnswer extends PageAnswer {
  topic: string;
}

const ABOUT_ELSE = new Set<CrawledPage['kind']>([
  'faq',
  'pricing',
  'product',
  'article',
  'docs',
  'listing',
  'archive',
]);

/** The rows with a price that make a table a price list. */
const LEAST_PRICED = 2;
/** Pages that may show plans or dishes in boxes without headings. */
const PRICED_IN_BOXES = new Set<CrawledPage['kind']>(['pricing', 'product']);
const MOST_UNNAMED = 3;
/** Documentation says at its beginning how its program is installed and started. */
const BEGINS_DOCS =
  /(?:^|\/)(?:intro(?:duction)?|getting-?started|get-?started|quick-?start|readme|overview|install(?:ation|ing)?|setup)(?:\.\w+)?\/?$/i;
/** Each page of a larger site is about one of its parts. */
const MOST_OF_SMALL = 20;

/** What a page sells, each thing with its price. */
const thingsPriced = (page: CrawledPage): AnswerPart[] =>
  pricedThings([page]).things.map(({ name, price }) => ({ kind: 'item', text: `${name}: ${price}` }));

/** Arguments of a shell, not dollars: `"$1"`, `\\$0`, and `$9` where a row begins. */
const ARGUMENT = /[\\"'`]\$\d\b|^\$\d(?=\s*\|)/gu;
const hasPrice = (row: string) => MONEY.test(row.replace(ARGUMENT, ''));

/** A word for the tax on a sale. */
const TAX =
  /(?<!\p{L})(?:vat|iva|i\.v\.a\.|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|btw|moms|mva|alv|áfa|dph|ddv|pdv|pvm|tax(?:es)?|netto|brutto|ндс|пдв|ддс|φπα|kdv)(?!\p{L})/iu;
const LONGEST_NOTE = 160;

/** The sentence above a list of prices that says whether tax is within them; none where it says something else. */
function taxNote(section: PageSection): AnswerPart[] {
  const paragraphs = paragraphsOf(section);
  const first = paragraphs.findIndex(({ kind }) => kind === 'row' || kind === 'head');
  const { kind, text = '' } = paragraphs[first - 1] ?? {};
  const isNote = kind === 'text' && text.length <= LONGEST_NOTE && TAX.test(text) && endsSentence(text);
  return isNote ? [{ kind: 'text', text: oneLine(text) }] : [];
}

/** The rows of a section with a price, if they form a price list. */
function pricedRows(section: PageSection, language: string): AnswerPart[] | null {
  if (isOfSending(oneLine(section.heading))) return null;
  const rows = paragraphsOf(section).filter(({ kind }) => kind === 'row' || kind === 'head');
  const priced = rows.filter(({ kind, text }) => kind === 'row' && hasPrice(text));
  const ofSending = rows.some(
    ({ kind, text }) => kind === 'head' && text.split(/\s*\|\s*/).some(isOfSending),
  );
  if (ofSending) return null;
  // Many columns without names are not understandable.
  const wide =
    !rows.some(({ kind }) => kind === 'head') &&
    priced.some(({ text }) => text.split('|').length > MOST_UNNAMED);
  return priced.length < LEAST_PRICED || wide ? null : answerFrom(joinParagraphs(rows), language, true);
}

/** What stands before the sign of a row: "60 min: €35". */
const nameOf = (row: string) => row.split(/\s?[:：]/u)[0] ?? '';

/** The price lists of a page, with their headings where a row does not say what is sold: "60 min" of a walk or of a visit. */
function pricedTables(
  sections: readonly PageSection[],
  language: string,
): { rows: AnswerPart[]; areUnclear: boolean } {
  const tables = sections.flatMap((section) => {
    const rows = pricedRows(section, language);
    const of = oneLine(section.heading).replace(/\s*[:：]$/u, '');
    return rows ? [{ of, rows, note: taxNote(section) }] : [];
  });
  const all = tables.flatMap(({ rows }) => rows.map(({ text }) => text));
  const isUnclear = (row: string) =>
    isDuration(nameOf(row)) || all.some((other) => other !== row && nameOf(other) === nameOf(row));
  const areUnclear = tables.length > 1 && all.some(isUnclear);
  const told = tables.flatMap(({ of, rows, note }) => [
    ...note,
    ...(areUnclear && of !== '' ? rows.map((row) => ({ ...row, text: `${of} – ${row.text}` })) : rows),
  ]);
  return { rows: told, areUnclear };
}

/** A line that says how to call or to write. */
const LONGEST_CONTACT = 60;
const isContact = ({ text }: AnswerPart): boolean =>
  text.split('\n').every((line) => line.length <= LONGEST_CONTACT) &&
  (MAIL.test(text) || text.search(PHONE) !== -1);

/** The way to a place up to how its people are called: below stand who they are, and where to send money. */
function beforeContacts(answer: AnswerPart[]): AnswerPart[] {
  const at = answer.findIndex(isContact);
  return at > 0 ? answer.slice(0, at) : answer;
}

/** The directions to a place, preceded by the address if they lack it. */
function withAddress(answer: AnswerPart[], address: string): AnswerPart[] {
  const said = answerText(answer);
  const words = new Set(bareWords(said));
  // The same address may be written in another order.
  const isThere = bareWords(address).every((word) => words.has(word));
  const isSaid = address === '' || isThere || SAYS_WHERE.test(said);
  if (!isSaid) return [{ kind: 'text', text: address }, ...answer];
  // Where it is, then how one comes there.
  const place = answer.findIndex(({ text }) => text.length <= LONGEST_PLACE && TOWN_LINE.test(text));
  const [found] = place > 0 ? answer.splice(place, 1) : [];
  return found ? [found, ...answer] : answer;
}

/** How a program is installed, with the command that installs it, where the answer has none; the answer as it is without. */
function withInstallation(
  answer: AnswerPart[],
  site: CrawledSite,
  sections: readonly PageSection[],
  language: string,
): AnswerPart[] {
  const command = installCommand(site);
  if (command === null) return answer;
  // Code without its name installs what it needs.
  const words = site.name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const installs = (code: string) => words.some((word) => code.toLowerCase().includes(word));
  const codes = answer.filter(({ kind }) => kind === 'code');
  if (codes.length > 0 && (codes.some(({ text }) => installs(text)) || !installs(command))) return answer;
  const at = sections.find((section) =>
    paragraphsOf(section).some(({ kind, text }) => kind === 'code' && text.includes(command)),
  );
  const told = at && answerFrom(at, language, true);
  const end = told?.findIndex(({ kind, text }) => kind === 'code' && text.includes(command)) ?? -1;
  return told && end >= 0 ? told.slice(0, end + 1) : answer;
}

/** What programmers call so is nothing that a business offers. */
const OF_CODE = /^classes$/i;
/** Whether a page of a manual describes one command, with the line that shows how it is called. */
const describesCommand = ({ sections }: CrawledPage): boolean =>
  sections.some(({ heading }) => /^synopsis$/i.test(oneLine(heading)));

/** Whether a text speaks of the page that it is on, first or after a question to the reader. */
const announcesPage = (text: string, language: string) =>
  splitSentences(text, language)
    .slice(0, 2)
    .some((sentence) => speaksOfThePage(sentence.trim()));

/**
 * The plans that the page shows in cards instead of the lines of these cards, where the answer is made of those and has no more of
 * them: a card with a second price is none that is certain.
 */
function withCards(answer: AnswerPart[], { business }: CrawledPage): AnswerPart[] {
  const cards = business?.cards ?? [];
  const said = answerText(answer);
  const items = answer.filter(({ kind }) => kind === 'item').length;
  return cards.length >= items && cards.some(({ name }) => said.includes(name))
    ? cards.map(({ name, price }) => ({ kind: 'item', text: `${name}${colonAfter(name)}${price}` }))
    : answer;
}

/**
 * The list of what a page sells, where the answer has no figure, "All prices are in euros. Ask us for an offer.", or where it has
 * the things of one section alone.
 */
function withPrices(answer: AnswerPart[], page: CrawledPage): AnswerPart[] {
  const things = thingsPriced(page).slice(0, MOST_PRICES);
  const known = new Set(things.map(({ text }) => text));
  if (answer.every(({ text }) => known.has(text)) && things.length > answer.length) return things;
  if (/\p{N}/u.test(answerText(answer))) return answer;
  return things.length > 1 ? [...answer, ...things] : answer;
}

/** The prices of a page's other tables, after those that are already answered. */
function withFurtherPrices(
  answer: AnswerPart[],
  sections: readonly PageSection[],
  language: string,
): AnswerPart[] {
  const said = new Set(answer.map(({ text }) => text));
  const more = pricedTables(sections, language).rows.filter(
    ({ kind, text }) => kind === 'item' && !said.has(text) && hasPrice(text),
  );
  return answer.at(-1)?.kind === 'item' ? [...answer, ...more].slice(0, MOST_PRICES) : answer;
}

/** The topics of a page about a part of the site that its sections answer for the whole of it; null for none. */
function partialTopics({
  site,
  page,
  isTechnical,
}: Asking): ((topic: Topic, text: string) => boolean) | null {
  if (isTechnical && page.kind === 'docs' && BEGINS_DOCS.test(new URL(page.url).pathname))
    return ({ id }) => OF_PROGRAMS.has(id);
  if (page.kind !== 'product') return null;
  return ({ id }, text) =>
    OF_THE_SHOP.has(id) &&
    text !== '' &&
    site.pages.some(
      (other) => other.url !== page.url && other.sections.some((section) => section.text === text),
    );
}

/** The opening hours in a footer that announces them; '' for none. */
const hoursInFooter = (page: CrawledPage): string =>
  page.business?.lines.some((line) => OPENING_LABEL.test(line))
    ? hoursInText([{ ...page, sections: [] }])
    : '';

/** Pages on which a business says when it is open. */
const OF_HOURS = new Set<CrawledPage['kind']>(['home', 'contact', 'about']);

/** The opening hours that the text of a page about the business announces; '' for none. */
const hoursAnnounced = (page: CrawledPage): string =>
  OF_HOURS.has(page.kind) &&
  page.sections.some(({ text }) => text.split('\n').some((line) => OPENING_LABEL.exec(line)?.index === 0))
    ? hoursInText([{ ...page, ...(page.business && { business: { ...page.business, lines: [] } }) }])
    : '';

/** The opening hours on a page where every word of them is understood; '' for none. */
const hoursUnderstood = (page: CrawledPage, language: string): string =>
  writtenHours([page], language).value === undefined ? '' : hoursInText([page]);

const asItems = (branches: readonly Branch[], fact: 'address' | 'phone' | 'hours'): AnswerPart[] =>
  branches.map(({ name, [fact]: value }) => ({
    kind: 'item',
    text: name === '' ? value : `${name.replace(/\s*[:：]$/u, '')}${colonAfter(name)}${value}`,
  }));

/** Where each branch is, and its telephone and hours where all of them have a name with its own. */
function answersOfBranches(branches: readonly Branch[]): Partial<Record<string, AnswerPart[]>> {
  const haveAll = (fact: 'phone' | 'hours') =>
    branches.every((branch) => branch.name !== '' && branch[fact] !== '');
  return {
    where: asItems(branches, 'address'),
    ...(haveAll('phone') && { contact: asItems(branches, 'phone') }),
    ...(haveAll('hours') && { hours: asItems(branches, 'hours') }),
  };
}

/** A line that introduces a page. Longer texts say who somebody is in other words. */
const LONGEST_INTRODUCTION = 80;
const LEAST_WORDS = 4;
const NAMES_SOMEBODY = /\p{N}|(?<=\S\s)\p{Lu}\p{L}/u;
/** Where all nouns have capitals, a name has two words or more. */
const NAMES_SOMEBODY_IN_GERMAN = /\p{N}|\p{Lu}[\p{L}’'.-]*\s(?:von\s)?\p{Lu}\p{L}/u;

/** Whether a line says that somebody works here and not who: "The people who look after you at Mill House." */
function namesNobody(text: string, siteName: string, language: string): boolean {
  if (text.length > LONGEST_INTRODUCTION || !/^\P{L}*\p{Lu}/u.test(text)) return false;
  const rest = text.split(oneLine(siteName)).join(' ');
  const names = languageKey(language) === 'de' ? NAMES_SOMEBODY_IN_GERMAN : NAMES_SOMEBODY;
  return bareWords(rest).length >= LEAST_WORDS && !names.test(rest);
}

/** Common visitors' questions, on the pages about the whole site. */
export function factQuestions(asking: Asking): FactAnswer[] {
  const { site, page, title, language, isTechnical } = asking;
  const { sections } = page;
  const ofTheSite = isAboutTheSite(site, page) || isNearPage(site, page);
  const found: FactAnswer[] = [];
  const add = (topic: Topic | undefined, answer: AnswerPart[] | null) => {
    const question = topic && topicQuestion(topic, asking);
    if (!topic || !question || !answer) return;
    const whole =
      topic.id === 'where'
        ? withAddress(beforeContacts(answer), address)
        : topic.id === 'prices'
          ? withPrices(withFurtherPrices(withCards(answer, page), sections, language), page)
          : topic.id === 'install'
            ? withInstallation(answer, site, sections, language)
            : answer;
    // A number that the template shows is no way to call: what else the page states is the answer.
    const samples = topic.id === 'contact' ? (page.business?.samplePhones ?? []) : [];
    if (samples.some((number) => answerText(whole).includes(number))) return;
    if (topic.id === 'about' && namesNobody(oneLine(answerText(whole)), site.name, language)) return;
    // "This section describes how to install it" does not say how.
    const isSaid = whole.some(({ kind }) => kind !== 'text') || !announcesPage(answerText(whole), language);
    if (isSaid || !OF_PROGRAMS.has(topic.id)) found.push({ question, answer: whole, topic: topic.id });
  };
  const isOfManual =
    isTechnical &&
    !isAboutTheSite(site, page) &&
    (page.kind === 'docs' || (page.kind === 'other' && !ofTheSite));
  const fits = (topic: Topic | undefined) => {
    if (topic === undefined) return undefined;
    const isOfPrograms = OF_PROGRAMS.has(topic.id);
    // A manual describes "LOCATION", "contact" and "install" as words of a language.
    const isWordOfManual = isOfManual && (!isOfPrograms || describesCommand(page));
    return isWordOfManual || (isOfPrograms && !isTechnical) ? undefined : topic;
  };
  const branches = ofTheSite ? branchesOf([page]) : [];
  const address =
    ofTheSite && branches.length === 0 ? page.business?.address || writtenAddress([page], [site.name]) : '';
  const stated = page.business && ofTheSite ? statedFacts({ ...page.business, address }, language) : {};
  const titled = fits(topicOf(title));
  const partial = ofTheSite || titled ? null : partialTopics(asking);
  if (partial)
    sections.forEach(({ heading, text }, at) => {
      const topic = fits(topicOf(heading));
      if (topic && partial(topic, text))
        add(topic, answerOf(topic, sections, at, { language, titled: false, address }));
    });
  // In a large manual, "Installation" on the page of one command says how that command is installed.
  const isOfPart = (topic: Topic) =>
    OF_PROGRAMS.has(topic.id) &&
    site.pages.length > MOST_OF_SMALL &&
    !isAboutTheSite(site, page) &&
    titled?.id !== topic.id &&
    !BEGINS_DOCS.test(new URL(page.url).pathname);
  if (ofTheSite || titled) {
    sections.forEach(({ heading }, at) => {
      const topic = isTechnical && OF_CODE.test(heading) ? undefined : fits(topicOf(heading));
      if (topic && !isOfPart(topic))
        add(
          topic,
          answerOf(topic, sections, at, { language, titled: topic === titled && at === 0, address }),
        );
    });
    const first = sections.findIndex(({ text }) => text !== '');
    // The first of several plans does not say what the others cost.
    const tables = pricedTables(sections, language);
    const ofPrices = titled?.id === 'prices';
    const plans =
      ofPrices || page.kind === 'pricing' ? pricesAmong(sections.filter(({ level }) => level > 1)) : null;
    if (titled && ofPrices && tables.areUnclear) add(titled, tables.rows.slice(0, MOST_PRICES));
    else if (titled && ofPrices && plans) add(titled, plans);
    else if (titled && first !== -1)
      add(titled, answerOf(titled, sections, first, { language, titled: true, address }));
    const priceList = tables.rows;
    if (priceList.length === 0 && PRICED_IN_BOXES.has(page.kind)) {
      const notes = footnotesOf(sections);
      const boxes = sections.flatMap((section) => {
        const own = boxesOf(section, notes);
        return own ? [own] : [];
      });
      // Below several headings, the heading says what a price is for: "First visit" of each treatment.
      priceList.push(...(boxes.length > 1 ? thingsPriced(page) : boxes.flat()));
    }
    // Its cards may be fewer: one with a second price is none that is certain.
    const isToldInPart = priceList.length > 0 || stated.prices !== undefined;
    if (plans && isToldInPart && plans.length > Math.max(priceList.length, stated.prices?.length ?? 0))
      priceList.splice(0, priceList.length, ...plans);
    if (ofTheSite && priceList.length > 0 && !found.some(({ topic }) => topic === 'prices'))
      add(
        topics.find(({ id }) => id === 'prices'),
        priceList.slice(0, MOST_PRICES),
      );
  }
  // Plugins put hours into the data that nobody has set: what the page shows is right.
  const shown = stated.hours
    ? hoursInText([page])
    : hoursInFooter(page) || hoursAnnounced(page) || hoursUnderstood(page, language);
  if (shown === '' && stated.hours && hoursConflict(site)?.isFilledIn) delete stated.hours;
  // Closed days alone do not say when it is open.
  if (/\p{N}/u.test(shown) && ofTheSite)
    stated.hours = shown.split(/;\s|\s·\s/u).map((text) => ({ kind: 'item' as const, text }));
  if (branches.length > 0) Object.assign(stated, { hours: undefined }, answersOfBranches(branches));
  // Data and footers are the same on all pages: an answer is sent to one that is about whoever is behind the site.
  if (ABOUT_ELSE.has(page.kind)) for (const topic of ['where', 'hours', 'contact']) delete stated[topic];
  // Other pages have the addresses of mailing lists, of contributors and of those whose licence they quote.
  if (page.kind === 'about' || !isAboutTheSite(site, page)) delete stated.contact;
  if (isTechnical && !isAboutTheSite(site, page)) delete stated.where;
  for (const topic of topics)
    if (!found.some((fact) => fact.topic === topic.id)) add(topic, stated[topic.id] ?? null);
  return found;
}
