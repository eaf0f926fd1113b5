import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { titleParts } from '../../page/site-name/title-parts.ts';
import { STREET_LINE } from '../../page/stated/stated-patterns.ts';
import { siteTitle } from '../llms-txt/site-title.ts';
import { writtenAddress } from '../llms-txt/written-address.ts';
import { plainName } from '../plain-name.ts';
import { oneLine } from '../sentences.ts';
import { draftThing } from './draft-thing.ts';
import { type DaySpan, daySpans } from './event-dates.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isDescribedElsehow } from './own-things.ts';
import { wholeText } from './wording.ts';

/** What a site that is about one event is called. */
const EVENT =
  /(?<!\p{L})\p{L}*(?:conferen(?:ces?|[cç]ia|za)|conf|congress?o?|congrès|kongress\p{L}?|kongres|konferen(?:z|cija|ce|cja|s|sen|ssi)|konferansen?|symposium|symposion|simposio|simpozij|tagung|colloque|coloquio|col·loqui|workshop|festival\p{L}{0,2}|festiwal|festivaali|fest|jornad[ae]s|jornades|marathon|summit|expo|messe|hackathon|barcamp|конференц\p{L}+|фестивал\p{L}+|форум|съезд|симпозиум|конгресс?|з[’ʼ']?їзд)(?!\p{L})|大会|会议|會議|研讨会|論壇|论坛|音乐节|音樂節|学会|カンファレンス|フェスティバル|フェス|シンポジウム|콘퍼런스|컨퍼런스|페스티벌|축제|학술대회|เทศกาล|การประชุม/iu;
/** A place or a firm that has an event in its name. */
const NO_EVENT =
  /(?<!\p{L})\p{L}*(?:halls?|house|cent(?:er|re)|centro|hotel|haus|halle|zentrum|services?|catering|agency|agentur|venue|shop|rental|verleih|tours|gmbh|ltd|s\.?l\.?)(?!\p{L})/iu;

const WHEN =
  /^(?:when|dates?|wann|datum|termin[ey]?|quand|cuándo|fechas?|quan|quando|dat[ae]s?|kiedy|kdy|når|dato|när|milloin|aika|unde|когда|дата(?: проведения)?|даты|коли|日期|时间|時間|日時|日程|会期|일시|일정|วันที่)\s*[:：]\s*/iu;
const WHERE =
  /^(?:where|venue|location|place|wo|ort|veranstaltungsort|où|lieu|dónde|lugar|lloc|on|dove|luogo|onde|local|waar|locatie|gdzie|miejsce|kde|místo|hvor|sted|var|plats|missä|paikka|gdje|mjesto|locul|где|место(?: проведения)?|де|місце(?: проведення)?|地点|地點|会场|會場|場所|会場|장소|สถานที่)\s*[:：]\s*/iu;

/** Before a place, in languages that do not change its name after it. */
const AT =
  /^(?:(?:at|in|im|in der|in den|à|au|aux|en|a|em|no|na|te|på|ved|@)\s+(?:(?:the|el|la|le|les|l[’']|het|de|der|den)\s+)?)(?=\p{Lu})/u;
const YEAR_WORD = /^\s*(?:г\.?|год[ау]?|р\.?|року|рік|j\.)(?!\p{L})/u;
const EDGES = /^[\s,;:|·•–—@()[\]/-]+|[\s,;:|·•–—@()[\]/-]+$/gu;
const NO_PLACE = /[.!?。！？]\s|[!?@€$£©]|https?:|\d{1,2}[:h]\d{2}/u;
const LEAST = 3;
const LONGEST_PLACE = 80;
const LONGEST_LINE = 120;
const LONGEST_STREET = 200;
const SECTIONS = 3;
const LEAST_PART = 4;

interface Found {
  span: DaySpan;
  place: string;
}

/** The rest of a line beside its days, without what parts them; '' if it cannot be a place. */
function besideDays(line: string, { from, to }: DaySpan): { place: string; isAt: boolean } {
  const after = line.slice(to).replace(YEAR_WORD, '').replace(EDGES, '');
  const rest = after || line.slice(0, from).replace(EDGES, '');
  const place = rest.replace(AT, '');
  const isFit =
    place.length >= LEAST &&
    place.length <= LONGEST_PLACE &&
    /^[\p{Lu}\p{Lo}«"„“]/u.test(place) &&
    !NO_PLACE.test(place);
  return isFit ? { place, isAt: place !== rest } : { place: '', isAt: false };
}

const partsOf = (place: string) =>
  place
    .split(/[,·|–—]/u)
    .map(plainName)
    .filter((part) => part.length >= LEAST_PART);

/** "Venezia" of "Venezia VE, 30170", as addresses in Italy and the United States write the town. */
const withoutProvinces = (address: string) =>
  address.replace(/(?<=\p{Ll})\s\(?[A-Z]{2}\)?(?=,|$|\s\d)/gu, '');

/** "When: 3 May 2026" and "Where: Town Hall, Hill" in one section. */
function labelled(page: CrawledPage): Found[] {
  return page.sections.slice(0, SECTIONS).flatMap(({ text }) => {
    const lines = text.split(/\n+/).map(oneLine);
    const when = lines.find((line) => WHEN.test(line));
    const where = lines.find((line) => WHERE.test(line))?.replace(WHERE, '') ?? '';
    const [span, ...others] = when === undefined ? [] : daySpans(when);
    const isPlace = where.length >= LEAST && where.length <= LONGEST_PLACE && !NO_PLACE.test(where);
    return span && others.length === 0 && isPlace ? [{ span, place: where }] : [];
  });
}

/** The one event that a site is about, with its days and its place, if all that it says in prominent places agrees on them. */
function foundEvent(site: CrawledSite, home: CrawledPage, address: string): Found | null {
  const title = home.resume?.titles.document || home.title;
  const headings = home.sections.filter(({ level }) => level <= 2).map(({ heading }) => oneLine(heading));
  const prominent = [...titleParts(title), ...headings].filter((line) => line.length <= LONGEST_LINE);
  const lines = home.sections
    .slice(0, SECTIONS)
    .flatMap(({ text }) => text.split(/\n+/).map(oneLine))
    .filter((line) => line.length <= LONGEST_LINE);
  // The parts of a line with a street in it are places: "Institute of Iron, Hill, 12 Mill Road".
  const streets = home.sections
    .flatMap(({ text }) => text.split(/\n+/))
    .filter((line) => line.length <= LONGEST_STREET && STREET_LINE.test(line));
  const known = new Set(
    [address, ...streets].map(withoutProvinces).flatMap(partsOf).concat(titleParts(title).map(plainName)),
  );
  const name = plainName(siteTitle(site));
  const told = [...prominent, ...lines].flatMap((line): Found[] => {
    const [span, ...others] = daySpans(line);
    if (!span || others.length > 0) return [];
    const { place, isAt } = besideDays(line, span);
    // What stands beside a date may be anything, such as "Save the date": another text has to say that it is a place.
    const isPlace = isAt || partsOf(place).some((part) => part !== name && known.has(part));
    return place !== '' && isPlace ? [{ span, place }] : [];
  });
  const found = [...labelled(home), ...told];
  const spans = [...prominent.flatMap(daySpans), ...found.map(({ span }) => span)];
  const distinct = new Set(spans.map(({ start, end }) => `${start} ${end}`));
  return distinct.size === 1 ? (found[0] ?? null) : null;
}

/**
 * The event that a site is about (a conference, a festival): only if its home page states the days with their year and the place,
 * and no page has data of an event already. Hours, tickets and speakers are not guessed.
 */
export function eventOf(site: CrawledSite, home: CrawledPage): GraphDraft[] {
  const name = siteTitle(site);
  if (
    !EVENT.test(name) ||
    NO_EVENT.test(name) ||
    site.pages.some((page) => isDescribedElsehow(page, 'Event'))
  )
    return [];
  const pages = [home, ...site.pages.filter(({ kind }) => kind === 'contact')];
  const address = writtenAddress(pages, [name]);
  const event = foundEvent(site, home, address);
  if (!event) return [];
  const { span, place } = event;
  const isThere = partsOf(withoutProvinces(address)).some((part) => partsOf(place).includes(part));
  const location: JsonObject = {
    '@type': 'Place',
    name: place,
    ...(isThere && plainName(address) !== plainName(place) ? { address } : {}),
  };
  const { url } = home;
  return [
    draftThing({
      family: 'Event',
      page: url,
      types: ['Event'],
      id: `${url}#event`,
      own: [],
      stated: [
        ['name', name, url],
        ['startDate', span.start, url],
        ['endDate', span.end, url],
        ['location', location, url],
        ['url', url, url],
        ['description', wholeText(home.description), url],
        ['image', home.data?.image ?? undefined, url],
        ['inLanguage', home.language, url],
      ],
    }),
  ];
}
