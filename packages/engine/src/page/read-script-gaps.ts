import { accessibleName } from './accessible-name.ts';
import { attribute, isWithin, type PageDocument, type PageElement } from './page-document.ts';
import type { ScriptGap } from './page-facts.ts';
import { collapse, cut, textOf } from './page-text.ts';

const MOST_GAPS = 20;
const LABEL = 120;
const MOST_INSIDE = 200;
const MOST_HEADINGS = 500;
/** "Loading", as a separate block, in many languages. */
const WAITING =
  /^[\s.…]*(?:(?:content|page|data|products?|results?|reviews?|comments?)?\s*(?:is |are )?loading(?: (?:content|data|products|results|reviews|comments|more))?|please wait|wird geladen|lädt|laden|bitte warten|chargement(?: en cours)?|veuillez patienter|cargando|espere|caricamento(?: in corso)?|attendere|carregando|a carregar|aguarde|bezig met laden|even geduld|ładowanie|wczytywanie|proszę czekać|laddar|indlæser|laster(?: inn)?|ladataan|načítání|načítám|betöltés|se încarcă|yükleniyor|загрузка|загружается|подождите|завантаження|зареждане|φόρτωση|טוען|جار(?:ي|ٍ)? التحميل|در حال بارگذاری|กำลังโหลด|đang tải|लोड हो रहा है|読み込み中(?:です)?|ロード中|加载中|正在加载|載入中|正在載入|로딩 ?중|불러오는 중)(?:,? please wait|,? bitte warten)?[\s.…!]*$/iu;
/** The same in another language: "Loading... / 読み込み中...". */
const isWaiting = (text: string) => text.split(/\s+[/|·]\s+/).every((part) => WAITING.test(part));
/** The place of an advertisement: what its script fetches is no part of the page. */
const ADVERTISEMENT =
  /^(?:advertisements?|ads?|sponsored(?: content| links)?|anzeigen?|werbung|publicité|annonces?|publicidad|anuncios?|pubblicità|publicidade|advertentie|reklam[ay]?|annons|mainos|hirdetés|publicitate|реклама|διαφήμιση|פרסומת|إعلان(?:ات)?|広告|广告|廣告|광고)[\s:.]*$/iu;
/** Template syntax that a script should replace. */
const UNFILLED = /\{\{[^{}]{1,100}\}\}|<%=[^%]{1,100}%>|\$\{[\w.]{1,60}\}/;
const EACH_UNFILLED = new RegExp(UNFILLED.source, 'g');
const CODE = new Set('pre code kbd samp var'.split(' '));
const SKELETON =
  /(?:^|[\s_-])(?:skeleton|shimmer|animate-pulse|placeholder-glow|content-placeholder|loading-placeholder)(?:$|[\s_-])/i;
const CONTAINERS = new Set('div section article ul ol dl table tbody span p main'.split(' '));
const LISTS = new Set('ul ol dl tbody'.split(' '));
/** Content that is not text. */
const MEDIA = new Set(
  'img picture video audio iframe object embed form input select textarea button canvas map math svg:svg hr'.split(
    ' ',
  ),
);
/** Attributes that tell a library where to fetch the content of an element. */
const FETCHES = new Set(
  'hx-get data-url data-endpoint data-api data-api-url data-remote data-remote-url data-fetch data-fetch-url data-ajax-url data-source-url data-react-class data-react-component data-vue-component'.split(
    ' ',
  ),
);

/** Buttons that share the page or follow its author are no content, whoever draws them. */
const SHARES =
  /(?:^|[\s_-])(?:share(?!s|d|holder|-?prices?)|sharing|shariff|add(?:this|toany)|social|tweet|twitter|facebook|fb-|pinterest|linkedin)/i;
/** The box of an advertisement, or of links to other sites that somebody pays for. */
const SPONSORED =
  /(?:^|[\s_-])(?:ads?|ad-?(?:slot|unit|container|wrapper)|advert(?:s|isements?|ising)?|adsense|dfp|gpt|sponsored|taboola|outbrain)(?:$|[\s_-])/i;
/** A player gets its film from elsewhere, which is no text. */
const PLAYER = /video|youtube|vimeo|jw-?player/i;
/** What is empty by its nature: buttons, icons and code. */
const NO_PLACE = new Set('a button i script template noscript style link meta'.split(' '));
/** Classes that a program has made up, "css-1rk79nl ech3uec2": they say no purpose. */
const MADE_UP = /^(?:css|sc|jss|emotion)-|\d[a-z]+\d|^[a-z]+\d+[a-z]+\d*$/i;

/** Attributes that tell a library which text an element gets. */
const BINDS = new Set(
  'x-text x-html v-text v-html ng-bind ng-bind-html data-bind data-i18n data-i18n-key data-text'.split(' '),
);

/** Attributes with the figure that a script counts up to. */
const COUNTS_TO =
  /^data-(?:[a-z-]+-)?(?:target|count|counter|countup|count-to|to|end|stop|final|goal|value|number|num|max)$/;
const FIGURE = /^\d[\d., {2}]*$/;
const ZERO = /^0+(?:[.,]0+)?$/;
/** The figure has the attribute itself, or the box around it and its words has it. */
const MOST_ABOVE = 3;
const LONGEST_COUNTED = 80;
const LONGEST_UNIT = 12;

/** What the script writes around the figure, as libraries for counters are told it: `data-suffix="%"`. */
const unitOf = (element: PageElement) => ({
  before: (attribute(element, 'data-prefix') ?? '').slice(0, LONGEST_UNIT),
  after: (attribute(element, 'data-suffix') ?? '').slice(0, LONGEST_UNIT),
});

/** A zero that counts up to another figure, with its words. */
function counterOf(page: PageDocument, element: PageElement): ScriptGap | null {
  if (!ZERO.test(textOf(page, element, 10).trim())) return null;
  let becomes: string | undefined;
  let unit = { before: '', after: '' };
  let where = '';
  let around: PageElement | undefined = element;
  for (let above = 0; around && above <= MOST_ABOVE; above += 1) {
    const text = textOf(page, around, LONGEST_COUNTED + 1);
    // Other figures beside it are not counted with it.
    if (
      text.length > LONGEST_COUNTED ||
      (text.match(/\d[\d.,]*/g) ?? []).filter((one) => ZERO.test(one)).length > 1
    )
      break;
    const counted = around.node.attrs.find(
      ({ name, value }) => COUNTS_TO.test(name) && FIGURE.test(value) && /[1-9]/.test(value),
    )?.value;
    if (becomes === undefined && counted !== undefined) {
      becomes = counted.trim();
      unit = unitOf(around);
    }
    where = text;
    if (/\p{L}{2}/u.test(text) && becomes !== undefined) break;
    around = page.elements[around.parent];
  }
  if (becomes === undefined) return null;
  const after = where.includes(`0${unit.after}`) ? '' : unit.after;
  return { kind: 'counter', where, becomes: `${unit.before}${becomes}${after}` };
}

const isPlayer = (element: PageElement) =>
  PLAYER.test(`${marksOf(element)} ${attribute(element, 'itemtype') ?? ''}`);
/** Whether what a script draws here is no content of the page: buttons to share it, or an advertisement. */
const isNoPlace = (element: PageElement) => SHARES.test(marksOf(element)) || SPONSORED.test(marksOf(element));

const isMedia = (element: PageElement) =>
  MEDIA.has(element.name) || /background(?:-image)?\s*:[^;]*url\(/i.test(attribute(element, 'style') ?? '');

function isEmpty(page: PageDocument, element: PageElement): boolean {
  if (element.textEnd > element.textStart && textOf(page, element, 20) !== '') return false;
  for (let at = element.index + 1; at < element.end; at += 1)
    if (isMedia(page.elements[at] ?? element)) return false;
  return !isMedia(element);
}

/** `<ul id="reviews">`: the element so that its owner finds it. */
function tagOf(element: PageElement): string {
  const id = attribute(element, 'id');
  const names = attribute(element, 'class');
  const own = id ? ` id="${id}"` : names ? ` class="${names}"` : '';
  return cut(`<${element.name}${own}>`, LABEL);
}

function fetches(element: PageElement): boolean {
  const { attrs } = element.node;
  if (element.name === 'turbo-frame' || element.name === 'include-fragment')
    return attrs.some(({ name }) => name === 'src');
  if (element.name === 'astro-island')
    return attrs.some(({ name, value }) => name === 'client' && value === 'only');
  return attrs.some(({ name }) => FETCHES.has(name));
}

/** An element for a script to fill: a list, a custom element, or one whose name says its purpose. */
const isTarget = (element: PageElement) =>
  element.name.includes('-') ||
  (CONTAINERS.has(element.name) &&
    element.node.attrs.some(
      ({ name, value }) =>
        name === 'id' ||
        name.startsWith('data-') ||
        (name === 'class' && value.split(/\s+/).some((one) => one !== '' && !MADE_UP.test(one))),
    ));
const marksOf = (element: PageElement) =>
  `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;

const levelOf = ({ name }: PageElement) => Number(name.slice(1));

/** Headings that open something are inside the element that opens it, and the title of a card in its link. */
const TOGGLES = new Set('button summary a label'.split(' '));
const isToggle = ({ name }: PageElement) => TOGGLES.has(name);
/** A note in the place of a heading: "Check out the video above!" */
const SENTENCE = /[.!…。！]$/u;
const leadsOn = (element: PageElement) => element.name === 'a' && Boolean(attribute(element, 'href'));

/** Whether an element is in the box of the next heading, as the line above a title, or beside the boxes of a list with this heading. */
function isOfNext(page: PageDocument, target: PageElement, heading: PageElement, next: PageElement): boolean {
  const holds = (element: PageElement, other: PageElement) =>
    element.index < other.index && other.index < element.end;
  const opensList = next.parent !== heading.parent && holds(page.elements[heading.parent] ?? heading, next);
  return (
    (opensList && !attribute(target, 'id')) ||
    isWithin(page, target.parent, (box) => holds(box, next) && !holds(box, heading))
  );
}

/** The end of the article or the item of a list that a heading is in: what follows there is not below it. */
function cardEnd(page: PageDocument, heading: PageElement): number {
  let box = page.elements[heading.parent];
  while (box && box.name !== 'article' && box.name !== 'li') box = page.elements[box.parent];
  return box?.end ?? page.elements.length;
}

/**
 * Headings with nothing but unfilled elements before the next heading of the same or a higher rank. Lower
 * headings and their text belong to the section, and so does the text beside the heading's own box.
 */
function emptySections(page: PageDocument): { gap: ScriptGap; from: number; to: number }[] {
  const { elements, pieces } = page;
  const headings = elements.filter(({ name, region }) => /^h[1-6]$/.test(name) && region.part === 'main');
  const lastOfMain = elements.findLast(({ region }) => region.part === 'main')?.end ?? elements.length;
  return headings.slice(0, MOST_HEADINGS).flatMap((heading, at) => {
    const next = headings[at + 1];
    if (heading.name === 'h1' || (next && levelOf(next) > levelOf(heading))) return [];
    if (isWithin(page, heading.parent, isToggle) || elements.slice(heading.index, heading.end).some(leadsOn))
      return [];
    const text = accessibleName(page, heading, LABEL);
    if (ADVERTISEMENT.test(text) || SENTENCE.test(text)) return [];
    // Cards write their title over the picture and again below it.
    if (next && accessibleName(page, next, LABEL) === text) return [];
    const end = Math.min(next?.index ?? lastOfMain, cardEnd(page, heading));
    const inside = elements.slice(heading.end, Math.min(end, heading.end + MOST_INSIDE));
    if (inside.length >= MOST_INSIDE || inside.some((one) => isMedia(one) || leadsOn(one) || isPlayer(one)))
      return [];
    const isOwn = (one: PageElement) =>
      one.end <= end && isTarget(one) && !isNoPlace(one) && !(next && isOfNext(page, one, heading, next));
    if (!inside.some(isOwn)) return [];
    const until = next?.textStart ?? inside.at(-1)?.textEnd ?? heading.textEnd;
    const words = pieces.slice(heading.textEnd, until).filter(({ region }) => region.part === 'main');
    if (words.some(({ text }) => text.trim() !== '')) return [];
    return text ? [{ gap: { kind: 'empty-section' as const, where: text }, from: heading.end, to: end }] : [];
  });
}

/** What a form, a button or an advertisement shows when it is used is no content. */
const CONTROLS = new Set('button label form'.split(' '));
const isAside = (element: PageElement) => CONTROLS.has(element.name) || SPONSORED.test(marksOf(element));

/** Items without words are drawn by the style: the dots below the slides of a carousel. */
const ITEMS = new Set('li tr dt dd'.split(' '));
function hasItems({ elements }: PageDocument, { index, end }: PageElement): boolean {
  for (let at = index + 1; at < end; at += 1) if (ITEMS.has(elements[at]?.name ?? '')) return true;
  return false;
}

const listKind = (element: PageElement) =>
  `${element.name} ${(attribute(element, 'class') ?? '').replace(/\d+/g, '')}`;

/** The classes of lists that have items: one without them beside it has none to show, as a recipe's notes. */
const filledLists = (page: PageDocument): ReadonlySet<string> =>
  new Set(
    page.elements
      .filter(
        (element) =>
          LISTS.has(element.name) && Boolean(attribute(element, 'class')) && hasItems(page, element),
      )
      .map(listKind),
  );

function gapOf(page: PageDocument, element: PageElement): ScriptGap | null {
  const { name } = element;
  const small = element.end - element.index < 20 && element.textEnd - element.textStart < 20;
  if (!small || name.startsWith('svg:')) return null;
  if (MEDIA.has(name)) return null;
  const busy = attribute(element, 'aria-busy') === 'true' || SKELETON.test(attribute(element, 'class') ?? '');
  const text = textOf(page, element, 100);
  if (text !== '' && text.length < 60 && isWaiting(text)) return { kind: 'waiting', where: text };
  if (!isEmpty(page, element)) return counterOf(page, element);
  const bound = element.node.attrs.some(({ name: key }) => BINDS.has(key));
  if (/^h[1-6]$/.test(name)) return bound ? { kind: 'empty-heading', where: tagOf(element) } : null;
  if (busy) return { kind: 'waiting', where: tagOf(element) };
  if (NO_PLACE.has(name) || isNoPlace(element)) return null;
  if (bound || fetches(element)) return { kind: 'fetched', where: tagOf(element) };
  return LISTS.has(name) && isTarget(element) && !hasItems(page, element)
    ? { kind: 'empty-list', where: tagOf(element) }
    : null;
}

/** Texts with template syntax. What a listing of the page shows as well is explained there: the manual of a template language. */
function unfilledTexts({ pieces, elements }: PageDocument): string[] {
  const shown: string[] = [];
  const listed = new Set<string>();
  for (const { text, region, parent } of pieces) {
    if (shown.length >= MOST_GAPS) break;
    if (!region.isText || region.part !== 'main' || !UNFILLED.test(text)) continue;
    let around = elements[parent];
    while (around && !CODE.has(around.name)) around = elements[around.parent];
    if (around) for (const one of text.match(EACH_UNFILLED) ?? []) listed.add(one);
    else shown.push(text);
  }
  return shown
    .filter((text) => !(text.match(EACH_UNFILLED) ?? []).every((one) => listed.has(one)))
    .map((text) => cut(collapse(text), LABEL));
}

/**
 * Places of the main part that only a script fills: sections with only a heading in the HTML, lists without
 * items, "Loading" instead of text, template syntax. None if the page runs no script.
 */
export function readScriptGaps(page: PageDocument, scripts: number): ScriptGap[] {
  if (scripts === 0) return [];
  const { elements } = page;
  const sections = emptySections(page).slice(0, MOST_GAPS);
  const gaps = sections.map(({ gap }) => gap);
  const filled = filledLists(page);
  let end = 0;
  for (const element of elements) {
    if (gaps.length >= MOST_GAPS) break;
    const { index, region } = element;
    if (index < end || region.part !== 'main' || element.name === 'main') continue;
    if (sections.some(({ from, to }) => index >= from && index < to)) continue;
    const gap = gapOf(page, element);
    if (!gap || isWithin(page, element.parent, isAside)) continue;
    if (gap.kind === 'empty-list' && filled.has(listKind(element))) continue;
    gaps.push(gap);
    end = element.end;
  }
  gaps.push(...unfilledTexts(page).map((where) => ({ kind: 'template' as const, where })));
  return gaps.slice(0, MOST_GAPS);
}
