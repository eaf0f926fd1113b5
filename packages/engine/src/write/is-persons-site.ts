import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { introducedName, introducesPerson } from '../page/site-name/introduces-person.ts';
import { isResumeOf } from '../page/site-name/is-resume-of.ts';
import { titleParts } from '../page/site-name/title-parts.ts';
import { isOnly } from '../page/structured/schema-org-types.ts';
import { siteTitle } from './llms-txt/site-title.ts';
import { plainName } from './plain-name.ts';
import { oneLine } from './sentences.ts';

/** The person who introduces themselves in the first words of the home page, if the site's name has theirs: "Hi, I'm Marta". */
export function introducedPerson(site: CrawledSite): string | null {
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!home) return null;
  const [first] = home.sections;
  const texts = [home.title, first?.heading ?? '', home.excerpt, home.description];
  const title = `${siteTitle(site)} ${home.resume?.titles.document ?? ''}`;
  return texts.map((text) => introducedName(oneLine(text), title)).find((name) => name !== null) ?? null;
}

/** What only people are, in the languages of most sites. */
const ROLE =
  /(?<!\p{L})(?:(?:assistant |associate )?professor(?:in)?|profesora?|professore(?:ssa)?|professeure?|lecturer|researcher|research (?:scholar|fellow|scientist)|chercheu(?:r|se)|enseignante?-chercheu(?:r|se)|investigadora?|ricerca(?:tore|trice)|onderzoeker|forsker|forskare|wissenschaftler(?:in)?|wissenschaftliche[rn]? mitarbeiter(?:in)?|privatdozent(?:in)?|scientist|ph\.?\s?d\.?(?: (?:student|candidate|scholar))?|doctoral (?:student|candidate|researcher)|doktorand(?:in)?|doctorante?|postdoc(?:toral researcher)?|graduate student|author|schriftsteller(?:in)?|autor(?:in|a)?|écrivaine?|auteure?|autrice|writer|poet|journalist(?:in)?|journaliste|periodista|giornalista|composer|komponist(?:in)?|compositora?|illustrator(?:in)?|illustratrice|software (?:engineer|developer)|full[- ]stack developer|data scientist|исследователь|писатель|профессор|教授|研究員|教授)(?!\p{L})/iu;
/** What a firm or a group may be called as well: "Lind Lab". */
const NO_PERSON =
  /(?<!\p{L})(?:labs?|laborator\p{L}*|groups?|gruppe|studios?|agency|agentur|digital|media|tech|solutions|team|school|university|universität|institute?|center|centre|house|press|books|company|society|association|verein|club|church|project)(?!\p{L})/iu;
/** A whole name: "Ann Lee", "Jean-Luc Marly", "Ann B. Lee". */
const WHOLE_NAME =
  /^\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.|(?:van|von|de|di|da|del|der|la|le|bin|al)))*(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u;
const LONGEST_ROLE = 60;

/**
 * What the title of the home page says of the person whose name the site has: "Assistant Professor" of "Mara Lind |
 * Assistant Professor". Null if the name may be that of a firm, or if the rest is nothing that only people are.
 */
export function roleInTitle(site: CrawledSite): string | null {
  const home = site.pages.find(({ kind }) => kind === 'home');
  const name = oneLine(siteTitle(site));
  if (!home || !WHOLE_NAME.test(name) || NO_PERSON.test(name)) return null;
  const title = oneLine(home.resume?.titles.document || home.title);
  const parts = titleParts(title).flatMap((part) => part.split(/,\s+(?=\S+$)/u));
  if (parts.length !== 2 || !parts.includes(name)) return null;
  const role = parts.find((part) => part !== name) ?? '';
  return role.length <= LONGEST_ROLE && ROLE.test(role) ? role : null;
}

/**
 * Whether a site is about the one person whose name it has: the home page's data describe a person of that name, its
 * first words or its title introduce them, or it is their résumé.
 */
export function isPersonsSite(site: CrawledSite): boolean {
  const title = siteTitle(site);
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!home) return false;
  if (introducedPerson(site) !== null || roleInTitle(site) !== null) return true;
  const headings = home.sections.map(({ heading }) => oneLine(heading));
  const first = home.sections.find(({ level }) => level === 1)?.heading ?? '';
  if (isResumeOf(title, oneLine(first), headings)) return true;
  return (
    (home.data?.own ?? []).some(
      ({ types, properties }) =>
        isOnly('Person', types) && textsOf(properties?.name).map(plainName).includes(plainName(title)),
    ) || [home.description, home.excerpt].some((text) => introducesPerson(oneLine(text), oneLine(title)))
  );
}
