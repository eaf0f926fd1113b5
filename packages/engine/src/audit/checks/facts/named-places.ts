import type { NameClue } from '../../../page/name-clues.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { isGenericName } from '../../../page/site-name/generic-name.ts';
import { bareName, titleParts } from '../../../page/site-name/title-parts.ts';
import { sameName } from './same-name.ts';

/** A place of the page that says whose site it is, in the words of a report. */
export interface NamedPlace {
  place: string;
  name: string;
}

export interface Naming {
  /** Places that bear the name. */
  agreeing: NamedPlace[];
  /** Places that bear another one. */
  other: NamedPlace[];
  /** Whether a program finds the name without reading the text. */
  isMarked: boolean;
}

const PLACES: Record<NameClue['from'], string> = {
  'website-data': 'the WebSite in the structured data',
  'organization-data': 'the organization in the structured data',
  'open-graph': 'og:site_name',
  application: 'application-name',
  copyright: 'the line of copyright',
  logo: 'the logo or the link home',
  address: 'the address',
};
/** Where a name can only be that of the site; a logo is as often "Home". */
const SAID_PLAINLY: readonly NameClue['from'][] = [
  'website-data',
  'organization-data',
  'open-graph',
  'application',
];
const LONGEST = 60;

const isLeftOver = (name: string) =>
  isGenericName(name) ||
  /^(?:your |my |the )?(?:company|business|site|brand|organi[sz]ation|shop)(?: name)?(?: here)?$|lorem ipsum|^example (?:company|inc|ltd)|^firmenname$|^musterfirma/i.test(
    name.trim(),
  );

const alsoCalled = (page: PageFacts): string[] =>
  page.structuredData.nodes.flatMap(({ properties }) => [
    ...(properties.alternateName ?? []),
    ...(properties.legalName ?? []),
  ]);

/** The names that one kind of place bears; a title written there is read by its parts. */
const namesIn = (page: PageFacts, from: NameClue['from']) =>
  page.nameClues.filter((clue) => clue.from === from).map(({ text }) => text);

/**
 * Where the page bears the site's name and where another. A place that names several is at one with it when one of
 * them is; who owns the site may be called otherwise where data and copyright agree on it.
 *
 * @param strict whether the holder of the copyright must be of that name: a business, or who says who it is in data.
 */
export function namedPlaces(page: PageFacts, name: string, strict: boolean): Naming {
  const accepted = [name, ...alsoCalled(page)];
  const fits = (text: string) =>
    [text, ...titleParts(text)].some(
      (part) => !isLeftOver(part) && accepted.some((known) => sameName(part, known)),
    );
  const agreeing: NamedPlace[] = [];
  const other: (NamedPlace & { from: NameClue['from'] })[] = [];
  if (titleParts(page.title ?? '').some((part) => fits(bareName(part))))
    agreeing.push({ place: 'the title', name });
  for (const from of Object.keys(PLACES) as NameClue['from'][]) {
    const names = namesIn(page, from);
    const place = PLACES[from];
    const [first] = names;
    if (first === undefined) continue;
    const agreed = names.find(fits);
    if (agreed !== undefined) agreeing.push({ place, name: agreed });
    else if (SAID_PLAINLY.includes(from) || (from === 'copyright' && (strict || isLeftOver(first))))
      other.push({ place, name: first.slice(0, LONGEST), from });
  }
  // What only the title bears may be the page's subject: nothing contradicts it.
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
