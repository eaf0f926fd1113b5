import type { NameClue } from '../../../page/name-clues.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { isGenericName } from '../../../page/site-name/generic-name.ts';
import { bareName, titleParts } from '../../../page/site-name/title-parts.ts';
import { withoutLegalForms } from '../../../page/site-name/without-legal-forms.ts';
import { sameName } from './same-name.ts';

/** A place on the page that says whose site it is, as a report calls it. */
export interface NamedPlace {
  place: string;
  name: string;
}

export interface Naming {
  /** Places that show the name. */
  agreeing: NamedPlace[];
  /** Places that show another name. */
  other: NamedPlace[];
  /** Whether a program can find the name without reading the text. */
  isMarked: boolean;
}

type Place = Exclude<NameClue['from'], 'parent'>;

const PLACES: Record<Place, string> = {
  'website-data': 'the WebSite in the structured data',
  'organization-data': 'the organization in the structured data',
  'open-graph': 'og:site_name',
  application: 'application-name',
  copyright: 'the line of copyright',
  logo: 'the logo or the link home',
  address: 'the address',
  profile: 'the account that its links share',
};
/** Places where a name can only be the site's own. The text of a logo is often just "Home". */
const SAID_PLAINLY: readonly Place[] = ['website-data', 'organization-data', 'open-graph', 'application'];
const LONGEST = 60;

/** A company that publishes the site or holds its rights may have another name: "© Hearst Communications, Inc". */
const isCompany = (name: string) => withoutLegalForms(name) !== name;

/** An address in the place of a name is no other name. */
const isAddress = (name: string) => /^(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,})$/iu.test(name.trim());

const isLeftOver = (name: string) =>
  !/\p{L}/u.test(name) ||
  isGenericName(name) ||
  /^(?:your |my |the )?(?:company|business|site|brand|organi[sz]ation|shop)(?: name)?(?: here)?$|lorem ipsum|^example (?:company|inc|ltd)|^firmenname$|^musterfirma/i.test(
    name.trim(),
  );

const alsoCalled = (page: PageFacts): string[] =>
  page.structuredData.nodes.flatMap(({ properties }) => [
    ...(properties.alternateName ?? []),
    ...(properties.legalName ?? []),
  ]);

/** The address that data and meta tags show in the place of the site's name, with the place; null if none does. */
export function addressForName({ nameClues }: PageFacts): NamedPlace | null {
  const found = nameClues.find(
    ({ from, text }) => SAID_PLAINLY.some((place) => place === from) && isAddress(text),
  );
  return found && found.from !== 'parent' ? { place: PLACES[found.from], name: found.text } : null;
}

/** Two may be the site and its publisher; more are those whom the page is about. */
const MOST_ORGANISATIONS = 2;

/**
 * Whether an organisation in the data is none behind the site: one of many, the band of which a page of concerts has the dates, who
 * sells what a page tests.
 */
function isSubject({ structuredData: { nodes }, headings, title }: PageFacts, organisation: string): boolean {
  const named = nodes.filter(({ properties: { name = [] } }) => name.includes(organisation));
  if (named.length > 0 && named.every(({ within }) => within === 'seller' || within === 'offeredBy'))
    return true;
  const [own = '', ...others] = titleParts(title ?? '');
  const isIn = (text: string) => text.toLowerCase().includes(organisation.toLowerCase());
  const main = headings.filter(({ level }) => level === 1);
  return others.length > 0 && isIn(own) && !others.some(isIn) && main.some(({ text }) => isIn(text));
}

/** The names that one kind of place shows. */
const namesIn = (page: PageFacts, from: NameClue['from']) =>
  page.nameClues.filter((clue) => clue.from === from).map(({ text }) => text);

/**
 * Where the page shows the site's name, and where it shows another one. If a place shows several names, one that fits is enough.
 * The owner of the site may have another name if the data and the copyright line agree on it.
 *
 * @param strict whether the copyright line must show the name too, as that of a business does. Of a magazine or a blog a publisher or
 *   an author holds the rights.
 */
export function namedPlaces(page: PageFacts, name: string, strict: boolean): Naming {
  const accepted = [name, ...alsoCalled(page)];
  const fits = (text: string) =>
    [text, ...titleParts(text)].some(
      (part) => !isLeftOver(part) && accepted.some((known) => sameName(part, known)),
    );
  const agreeing: NamedPlace[] = [];
  const other: (NamedPlace & { from: Place })[] = [];
  const parents = namesIn(page, 'parent');
  // Whose department it is may hold the copyright.
  const isParent = (text: string) => parents.some((parent) => sameName(parent, text));
  // Data that name the site and an organisation beside it say who publishes it.
  const isSiteNamed = namesIn(page, 'website-data').some(fits);
  const publishers = namesIn(page, 'organization-data').filter(
    (text) => !isLeftOver(text) && (isSiteNamed || isCompany(text)),
  );
  const areMany = new Set(namesIn(page, 'organization-data')).size > MOST_ORGANISATIONS;
  const isPublisher = (text: string) => publishers.some((publisher) => sameName(publisher, text));
  const contradicts = (from: Place, text: string) => {
    if (from === 'organization-data' && (isPublisher(text) || areMany || isSubject(page, text))) return false;
    if (SAID_PLAINLY.includes(from)) return !isAddress(text);
    return from === 'copyright' && (isLeftOver(text) || (strict && !isCompany(text) && !isPublisher(text)));
  };
  const titled = titleParts(page.title ?? '')
    .map(bareName)
    .find(fits);
  // In the title's own words, which may be other forms of the name.
  if (titled !== undefined) agreeing.push({ place: 'the title', name: titled.slice(0, LONGEST) });
  for (const from of Object.keys(PLACES) as Place[]) {
    const names = namesIn(page, from).filter((text) => fits(text) || !isParent(text));
    const place = PLACES[from];
    const [first] = names;
    if (first === undefined) continue;
    const agreed = names.find(fits);
    if (agreed !== undefined) agreeing.push({ place, name: agreed });
    else if (contradicts(from, first)) other.push({ place, name: first.slice(0, LONGEST), from });
  }
  // A name that only the title shows may be the page's subject, so another name does not contradict it.
  const isSure = agreeing.some(({ place }) => place !== 'the title');
  // "WebSite: Kite, organization: Acme Ltd, © Acme Ltd" says who owns the site.
  const owner = other.find(({ from }) => from === 'organization-data');
  const [holder] = namesIn(page, 'copyright');
  const isSaid =
    owner !== undefined &&
    !isLeftOver(owner.name) &&
    holder !== undefined &&
    sameName(owner.name, holder) &&
    agreeing.length >= 2;
  return {
    agreeing,
    other: other.filter(
      ({ from }) => isSure && !(isSaid && (from === 'organization-data' || from === 'copyright')),
    ),
    isMarked: agreeing.some(({ place }) => SAID_PLAINLY.some((from) => PLACES[from] === place)),
  };
}
