import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import { scriptSafe } from '@visible-ai/shared/json-ld/script-safe';
import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { isHomePage } from '../../page/index-file.ts';
import { linkedProfiles } from '../../page/linked-profiles.ts';
import type { PageFacts, StructuredNode } from '../../page/page-facts.ts';
import { profilesOfName } from '../../page/profiles-of-name.ts';
import { areOfOneDomain, hostOf } from '../../page/site-name/host-of.ts';
import type { PageResponse } from '../evidence.ts';
import { sourceOf } from '../source-of.ts';
import { defineCheck, type Fix, type Verdict } from './define-check.ts';
import { extendJsonLd } from './drafts/extend-json-ld.ts';
import { businessOf, ownerId, ownNode, personNamed } from './facts/business-of.ts';
import { addressForName, type NamedPlace, type Naming, namedPlaces } from './facts/named-places.ts';
import { namedProfiles } from './facts/profiles.ts';
import { sameName } from './facts/same-name.ts';
import { knownName } from './facts/site-name.ts';
import { leadsToAbout, leadsToContact } from './facts/who-and-where-links.ts';
import { count } from './wording/count.ts';
import { jsonLdSnippet, toFillIn } from './wording/json-ld-snippet.ts';
import { listWords } from './wording/list-words.ts';
import { quote } from './wording/quote.ts';

const MOST_PROFILES = 6;

/**
 * One name is half of the score; linked profiles, who publishes the site and how to reach them are the rest.
 */
const WORTH = { name: 0.5, profiles: 0.2, about: 0.15, contact: 0.15 };
/**
 * The share for linked profiles, or for none. It is lower on the home page, which should have data about the
 * whole site.
 */
const PROFILES = { home: { linked: 0.4, none: 0 }, other: { linked: 1, none: 0.4 } };
/** The highest score if this many places have another name. */
const CONTRADICTED = [1, 0.6, 0.4];

/** "© 2014 Ann Lee" with a link to her profile, on a site with another name: hers, not the site's. */
function isOfHolder(
  { text }: PageFacts['links'][number],
  { nameClues }: PageFacts,
  name: string | null,
): boolean {
  const words = text.trim();
  return (
    name !== null &&
    /\S\s+\S/u.test(words) &&
    nameClues.some((clue) => clue.from === 'copyright' && clue.text.includes(words)) &&
    !sameName(words, name)
  );
}

/** An article in Wikipedia is about the site only if it is called like it: a page may lead to that of its subject. */
function isOtherArticle({ url }: PageFacts['links'][number], name: string | null): boolean {
  const [, article] = /^https?:\/\/[^/]*wikipedia\.org\/wiki\/([^?#]+)/i.exec(url) ?? [];
  if (article === undefined) return false;
  const title = percentDecoded(article)
    .replaceAll('_', ' ')
    .replace(/\s\([^)]*\)$/u, '');
  return name === null || !sameName(title, name);
}

/** A network leads to accounts of its users: no profile of its own on another site. */
const isOfSite = (address: string, url: string): boolean =>
  areOfOneDomain(hostOf(address) ?? '', hostOf(url) ?? '');

interface Found {
  name: string | null;
  naming: Naming;
  named: string[];
  linked: string[];
  about: boolean;
  contact: boolean;
  isHome: boolean;
}

function find(page: PageFacts, url: string): Found {
  const name = knownName(page, url);
  return {
    name,
    naming:
      name === null
        ? { agreeing: [], other: [], isMarked: false }
        : namedPlaces(page, name, businessOf(page, url).isLocal),
    named: namedProfiles(page),
    linked: profilesOfName(
      linkedProfiles(
        page.links.filter(
          (link) => !isOfSite(link.url, url) && !isOfHolder(link, page, name) && !isOtherArticle(link, name),
        ),
        MOST_PROFILES,
      ),
      [name ?? '', URL.parse(url)?.hostname ?? ''],
    ),
    about: leadsToAbout(page, url),
    contact: leadsToContact(page, url),
    isHome: isHomePage(url),
  };
}

/** A name needs two places that agree, one of them for programs. */
function nameShare({ agreeing, isMarked }: Naming): number {
  if (agreeing.length === 0) return 0;
  if (agreeing.length === 1) return 0.5;
  return isMarked ? 1 : 0.7;
}

function scoreOf({ naming, named, linked, about, contact, isHome }: Found): number {
  const unnamed = PROFILES[isHome ? 'home' : 'other'];
  const profiles = named.length > 0 ? 1 : linked.length > 0 ? unnamed.linked : unnamed.none;
  const sum =
    WORTH.name * nameShare(naming) +
    WORTH.profiles * profiles +
    (about ? WORTH.about : 0) +
    (contact ? WORTH.contact : 0);
  const whole = Math.round(100 * sum) / 100;
  return Math.min(whole, CONTRADICTED[Math.min(naming.other.length, 2)] ?? 0);
}

const placesOf = (places: readonly NamedPlace[]) =>
  listWords(
    places.map(({ place }) => place),
    'and',
  );

const PROFILE = 'address of your profile on LinkedIn, Wikipedia or the like';

const idOf = (node: StructuredNode | null) => node?.properties['@id']?.[0];
const nameOf = (node: StructuredNode | null) => node?.properties.name?.[0];

/**
 * Whom the page's data describes under the name of the site, or under an id for it: an organisation, or the person whose site it is.
 * The company that publishes a magazine has profiles of its own.
 */
function publisherOf(page: PageFacts, name: string | null): StructuredNode | null {
  const own = ownNode(page, ['Organization', 'LocalBusiness']);
  const called = nameOf(own);
  if (own && (idOf(own) || !name || !called || sameName(called, name))) return own;
  return name === null ? null : personNamed(page, name);
}

/** The profiles in the thing that the page has: a second one would be another publisher. */
function extension(
  page: PageFacts,
  response: PageResponse,
  known: StructuredNode,
  sameAs: string[],
): Snippet[] {
  const { types, properties } = known;
  const edited = extendJsonLd(sourceOf(response, page) ?? '', {
    types,
    name: properties.name?.[0] ?? '',
    property: 'sameAs',
    value: sameAs,
  });
  const lines: Snippet = {
    label: `in the ${types[0] ?? 'Organization'} of JSON-LD block ${known.block ?? 1}`,
    language: 'json',
    code: `"sameAs": ${scriptSafe(JSON.stringify(sameAs, null, 2))},`,
  };
  if (edited) return [edited, lines];
  return known.syntax === 'json-ld' ? [lines] : [];
}

/**
 * The publisher of the page as data, linked to data that the page has, with the profiles that its own links
 * name.
 */
function identity(page: PageFacts, response: PageResponse, { name, linked }: Found): Snippet | Snippet[] {
  const { origin } = new URL(response.url);
  const owner = businessOf(page, response.url);
  const sameAs = linked.length > 0 ? linked : [toFillIn(PROFILE)];
  const known = publisherOf(page, name);
  const id = idOf(known);
  if (known && !id) return extension(page, response, known, sameAs);
  return jsonLdSnippet({
    // Two descriptions of one thing are joined by its id; the more specific type stays where it was.
    '@type': owner.type === 'Person' ? 'Person' : 'Organization',
    '@id': id ?? ownerId(owner, origin),
    // Under its id, its own name: a second one would contradict it.
    name: (id && nameOf(known)) || (name ?? toFillIn('the name of your business or site')),
    url: `${origin}/`,
    sameAs,
  });
}

/** A further page that the fix asks for, so that the snippet is judged together with it. */
const link = (url: string, path: string, text: string): Snippet => ({
  label: 'in <main>',
  language: 'html',
  code: `<a href="${escapeHtml(new URL(path, url).href)}">${text}</a>`,
});

function contradictionFix({ name, naming: { other } }: Found): Fix {
  const onlySocial = other.length === 1 && other[0]?.place === 'og:site_name';
  return {
    title: 'Use one name everywhere',
    text: `Write ${quote(name ?? '')} instead: ${other
      .map(({ place, name: wrong }) => `${place} has ${quote(wrong)}`)
      .join(
        '; ',
      )}. If one of these is right, write it in the title and in the other places; a second name belongs in alternateName.`,
    ...(onlySocial
      ? {
          snippet: {
            label: 'in <head>',
            language: 'html' as const,
            code: `<meta property="og:site_name" content="${escapeHtml(name ?? '')}">`,
          },
        }
      : {}),
  };
}

const dataText = (known: StructuredNode | null) =>
  known
    ? `Add the pages elsewhere that are about you under sameAs to the ${known.types[0] ?? 'Organization'} that your structured data has, on every page, so that engines know that they are yours. A second block would describe a second ${known.types[0] ?? 'Organization'}, as this one has no @id.`
    : 'Paste this block into the head, the same on every page: the name as it stands in the title, and under sameAs the pages elsewhere that are about you, so that engines know that they are yours.';

function fixFor(page: PageFacts, response: PageResponse, found: Found): Fix {
  const { url } = response;
  if (found.naming.other.length > 0) return contradictionFix(found);
  const { named, about, contact, naming } = found;
  const missing = [
    ...(about ? [] : ['a page that says who is behind the site']),
    ...(contact
      ? []
      : [about ? 'a page that says how you can be reached' : 'one that says how they can be reached']),
  ];
  const links = missing.length > 0 ? `Link ${missing.join(' and ')} from the menu or the footer. ` : '';
  const alike = `${links}Use the same site name in the title, in og:site_name and in the structured data, and list the pages elsewhere that are about you under sameAs.`;
  const publisher = publisherOf(page, found.name);
  // Nothing beside it can be joined to it.
  const known = idOf(publisher) ? null : publisher;
  // Its profiles are there: its name is what stands nowhere else.
  const isDescribed = known !== null && named.length > 0;
  const isDataMissing = named.length === 0 || naming.agreeing.length < 2 || !naming.isMarked;
  return {
    title: 'Say who you are, the same way everywhere',
    text: isDataMissing ? (isDescribed ? alike : `${links}${dataText(known)}`) : links.trim(),
    ...(isDataMissing && !isDescribed ? { snippet: () => identity(page, response, found) } : {}),
    along: [
      ...(about ? [] : [link(url, '/about', 'About us')]),
      ...(contact ? [] : [link(url, '/contact', 'Contact')]),
    ],
    otherwise: alike,
  };
}

const told = ({ named, linked, about, contact }: Found) =>
  [
    named.length > 0
      ? `${count(named.length, 'profile')} listed under sameAs`
      : linked.length > 0
        ? `${count(linked.length, 'profile')} linked, but none listed under sameAs`
        : 'no profile on another site listed under sameAs',
    about ? 'who is behind it is linked' : 'no link to a page that says who is behind it',
    contact
      ? about
        ? 'so is a way to reach them'
        : 'a way to reach them is given'
      : 'no link or phone number to reach them',
  ].join('; ');

export const entityClarity = defineCheck({
  id: 'entity-clarity',
  title: 'Who is behind the page',
  group: 'understanding',
  why: 'Engines connect what they read to a person or an organization. One name everywhere, profiles on other sites and a page about you keep them from confusing you with others of a similar name (schema.org sameAs; Google Search Central, “Organization structured data” and “Site names”).',
  needs: ['page', 'response'],
  ofContent: true,
  run({ page, response }): Verdict {
    const found = find(page, response.url);
    const { name, naming } = found;
    const score = scoreOf(found);
    const details = [...naming.agreeing, ...naming.other].map(
      ({ place, name: written }) => `${place}: ${quote(written, 80)}`,
    );
    if (naming.other.length > 0)
      return {
        score,
        title: 'The site has more than one name',
        evidence: `${quote(name ?? '')} appears in ${placesOf(naming.agreeing) || 'the text'}, but ${naming.other
          .map(({ place, name: wrong }) => `${place} says ${quote(wrong)}`)
          .join(', and ')}.`,
        details,
        fix: fixFor(page, response, found),
      };
    const address = addressForName(page);
    const unnamed = address
      ? `The page calls the site only by its address, ${quote(address.name, 60)} in ${address.place}`
      : 'Nothing on the page says what the site is called';
    const named = name === null ? unnamed : null;
    return {
      score,
      title:
        name === null
          ? 'The site has no name'
          : score >= 0.9
            ? `One name: ${quote(name, 60)}`
            : 'It is not quite clear who is behind the page',
      evidence: `${named ?? `${quote(name ?? '')} appears in ${placesOf(naming.agreeing) || 'the text'}${naming.isMarked ? '' : ', but neither in the structured data nor in og:site_name'}`}; ${told(found)}.`,
      details,
      ...(score >= 0.9 ? {} : { fix: fixFor(page, response, found) }),
    };
  },
});
