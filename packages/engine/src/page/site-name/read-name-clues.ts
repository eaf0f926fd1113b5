import { decodeEntities } from '../decode-entities.ts';
import type { NameClue } from '../name-clues.ts';
import { attribute, isWithin, type PageDocument, type PageElement, resolveUrl } from '../page-document.ts';
import type { PagePart } from '../page-part.ts';
import { collapse, cut, textOf } from '../page-text.ts';
import { quickTest } from '../quick-test.ts';
import { isServiceBusiness } from '../structured/is-service-business.ts';
import { textValue } from '../structured/linked-node.ts';
import type { PlacedNode } from '../structured/read-structured-data.ts';
import { type SchemaFamily, schemaFamily } from '../structured/schema-org-types.ts';
import { fromGenerators } from './from-generators.ts';
import { fromHandle } from './from-handle.ts';
import { fromLogo } from './from-logo.ts';
import { isGenericName } from './generic-name.ts';
import { hostOf } from './host-of.ts';
import { titleParts } from './title-parts.ts';
import { plain } from './titled-page.ts';

const MOST_CLUES = 40;
const LONGEST = 200;
const LONGEST_LINE = 400;
/** Of a line that is read up to its first break. */
const MOST_PIECES = 60;

/** With these properties a page names its publisher; a brand, a sponsor or an employer is somebody else. */
const BEHIND = new Set([
  'publisher',
  'provider',
  'seller',
  'offeredBy',
  'copyrightHolder',
  'sourceOrganization',
  'creator',
]);
const isArticle = ({ name }: PageElement) => name === 'article';
const BLOCK = /^(?:p|div|li|td|small|footer|section|address|body|main|center|h[1-6]|span)$/;
const COPYRIGHT = /©|\(c\)\s*(?=\d|\p{L})|\bcopyright\b|版权所有|版權所有|著作権/iu;
const claimsCopyright = quickTest(COPYRIGHT, '©|\\(c\\)|copyright|版权所有|版權所有|著作権');
/** A sentence about copyright, such as "because of copyright questions": a claim has a year, a sign or a name. */
const ABOUT_COPYRIGHT =
  /^[Cc]opyrights? (?!by\b|von\b|par\b|por\b|da\b|door\b)\p{Ll}(?!.*(?:©|\(c\)|\d{4}))/u;
/** A line with one holder after another: "(c) 2011-2016 Ann Lee (c) 2011 Tin Mill" names authors, not a site. */
const MARK = /©|\(c\)(?=\s*\d)/iu;
/** "2010-2023 Ann Lee, 2015-2023 The Tin Mill": each with years of their own. */
const NEXT_WITH_YEARS = /\p{L}\s?,\s?(?:19|20)\d{2}(?:\s?[-–—]\s?(?:19|20)\d{2})?\s\p{L}/u;
function hasSeveralHolders(claim: string): boolean {
  if (NEXT_WITH_YEARS.test(claim)) return true;
  const [, first = '', second] = claim.split(MARK);
  return second !== undefined && /\p{L}{2}/u.test(first) && !/[|•·–—;,.]|\s-\s/u.test(first);
}
/** What precedes or follows the holder in a copyright line. */
const NO_HOLDER =
  /©|\(c\)|\bcopyright\b|\bcopyleft\b|(?<!\p{L})(?:19|20)\d{2}(?:\s*[-–—~/,]\s*(?:19|20)?\d{2}|\s*[-–—~/]\s*(?:present|now|today|current|heute|aujourd[’']hui|hoy|oggi|heden|hoje|dnes|dziś|nu|現在|今|至今|сегодня|настоящее время))?(?!\d)|版权所有|版權所有|著作権|保留所有权利|\ball rights? reserved\b.*|\balle rechten? (?:vorbehalten|voorbehouden)\b.*|\btous droits réservés\b.*|\btodos (?:los derechos|os direitos) reservados\b.*|\btutti i diritti riservati\b.*|\bwszelkie prawa zastrzeżone\b.*|\balla rättigheter förbehållna\b.*|\bvšechna práva vyhrazena\b.*|\bvse pravice pridržane\b.*|\bвсе права защищены\b.*|\bharaka?\b|جميع الحقوق محفوظة|\btüm hakları saklıdır\b.*|\bdroits? d'auteur\b|\b(?:proudly )?(?:powered|designed|built|made|created|developed|hosted|support|(?:web ?)?design|website|theme|site|realisiert|umgesetzt|réalisé|propulsé|desarrollado|creado|realizzato|desenvolvido|gerealiseerd|hecho|fet|fait|gemacht|feito|fatto|gemaakt)\s+(?:by|with|on|von|mit|durch|par|avec|por|con|da|com|door|met|amb)\b.*/giu;
/** Whoever made the system is no holder: its templates name them until somebody changes the line. */
const VENDORS =
  /^(?:magento|adobe|shopify|phpbb|simple machines|vbulletin|mybb|xenforo|invision|discourse|flarum|mediawiki|dokuwiki|moodle|shopware|docusaurus|wix(?:\.com)?|squarespace|webflow|weebly|wordpress(?:\.com|\.org)?|automattic|woocommerce|prestashop|opencart|bigcommerce|joomla!?|drupal|typo3|ghost|odoo|hubspot|jimdo|your (?:store|company|site|name)|company name|site name)(?:[,\s]+(?:inc|ltd|llc|limited|gmbh|group|software|commerce|cms|foundation|community)\.?)*\.?$/i;
/** Before the mark stands what a program says of itself: "Powered by phpBB® Forum Software © phpBB Limited". */
const OF_A_PROGRAM =
  /\b(?:powered|designed|built|made|created|developed|hosted|realisiert|umgesetzt|erstellt|propulsé|réalisé|desarrollado|creado|realizzato|gerealiseerd)\s+(?:by|with|on|von|mit|durch|par|avec|por|con|da|door|met)\b|\b(?:software|theme|template|style|plugin)\b/iu;
/** Somebody and others, who own what they have written: no name of a site. "Ann Lee & other contributors". */
const AMONG_OTHERS = /\s(?:and|&|et|und|y|e)\s+(?:other|others|autres|andere|otros|altri)\b|\bet\sal\b/iu;
/** Contributors have the name of the project in theirs: "The Courier Authors". */
const BEHIND_IT =
  /(?<=\p{L}\S*)\s+(?:(?:and|&)\s+)?(?:the\s+)?(?:authors|contributors|developers|maintainers|community)$/iu;
/** Where a holder ends: at a separator, a version, or with a sentence; not after "Dr." or "J." within a name. */
const HOLDER_ENDS =
  /\s*(?:[|•·–—;]|::|\s-\s|\s(?=(?:version|revision|release|edition)\s\d)|(?<!(?<!\p{L})(?:\p{L}|d?dr|dra|prof|mr|mrs|ms|st|sr|sra|srta|jr|ing|mag|dipl|med|dent|vet|univ|mme|mlle|avv|dott|arch|geom|sig|rev|hon|fr|rer|nat|habil|phil|jur)\.)(?<=\.)\s|\.$|。)\s*/iu;
const FAMILIES: readonly SchemaFamily[] = ['Organization', 'LocalBusiness'];

/** The hosts under which the page stands: a copy on another host says its own in its canonical address. */
function ownHosts(page: PageDocument, openGraph: Record<string, string>): ReadonlySet<string> {
  const canonical = page.elements.find(
    (element) => element.name === 'link' && attribute(element, 'rel')?.toLowerCase() === 'canonical',
  );
  const addresses = [
    page.baseUrl,
    canonical && resolveUrl(attribute(canonical, 'href'), page.baseUrl),
    openGraph['og:url'],
  ];
  return new Set(addresses.flatMap((address) => hostOf(address) ?? []));
}

function fromData(linked: readonly PlacedNode[], own: ReadonlySet<string>): NameClue[] {
  return linked.flatMap(({ node, within }): NameClue[] => {
    const name = textValue(node, 'name') ?? textValue(node, 'legalName');
    if (!name) return [];
    const isOf = (family: SchemaFamily) => node.types.some((type) => schemaFamily(type) === family);
    if (isOf('WebSite') && (within === null || BEHIND.has(within)))
      return [{ from: 'website-data', text: name }];
    const isSomebody =
      FAMILIES.some(isOf) || isServiceBusiness(node.types, (property) => node.properties.has(property));
    if (!isSomebody || !(within === null || BEHIND.has(within))) return [];
    const host = hostOf(textValue(node, 'url'));
    return [{ from: host === undefined || own.has(host) ? 'organization-data' : 'parent', text: name }];
  });
}

function fromMeta(page: PageDocument, openGraph: Record<string, string>): NameClue[] {
  const named = page.elements.flatMap((element): NameClue[] => {
    if (element.name !== 'meta') return [];
    const name = attribute(element, 'name')?.trim().toLowerCase() ?? '';
    const text = attribute(element, 'content');
    return text && (name === 'application-name' || name === 'apple-mobile-web-app-title')
      ? [{ from: 'application', text }]
      : [];
  });
  const social = openGraph['og:site_name'];
  return social ? [{ from: 'open-graph', text: social }, ...named] : named;
}

/** Sources begin with who wrote them. */
const SOURCE = new Set(['pre', 'code']);
/** "Copyright", "License", "Maintainer": the rows of what a manual says of a module. */
const hasLabel = (page: PageDocument, row: PageElement) =>
  page.elements.slice(row.index + 1, row.end).some(({ name }) => name === 'th');

/** The text of a line up to the break after one of its pieces. */
function untilBreak(page: PageDocument, line: PageElement, piece: number): string {
  const end = page.elements
    .slice(line.index + 1, line.end)
    .find(({ name, textStart }) => name === 'br' && textStart > piece)?.textStart;
  const pieces = page.pieces.slice(
    line.textStart,
    Math.min(end ?? line.textEnd, line.textStart + MOST_PIECES),
  );
  return collapse(pieces.map(({ text }) => text).join('')).slice(0, LONGEST_LINE);
}

/** It holds the rights of many programs, each with pages of its own. */
const FOUNDATION = /\bfoundation$/iu;

/** A foundation that the title of the page does not name is whose site this is, not what it is called. */
function isFoundationBehind(page: PageDocument, holder: string): boolean {
  const title = page.elements.find(({ name }) => name === 'title');
  const said = title ? textOf(page, title, LONGEST).toLowerCase() : '';
  return FOUNDATION.test(holder) && said !== '' && !said.includes('foundation');
}

/** "Copyright", "Copyright Notice": a link to what a site says of its rights, beside "Privacy", names no holder. */
function isLinkAbout(page: PageDocument, piece: number): boolean {
  let element = page.elements[page.pieces[piece]?.parent ?? -1];
  while (element && element.name !== 'a' && (element.name === 'span' || !BLOCK.test(element.name)))
    element = page.elements[element.parent];
  return element?.name === 'a' && !/©|\(c\)|\d{4}/iu.test(textOf(page, element, LONGEST));
}

/** "© 2021 · Tasteful theme by Ann Lee · Built on the Anvil Framework": behind the first dot stands what made the site. */
const MADE_SITE = /\b(?:theme|template|framework)\b/iu;
const withoutMakers = (claim: string) =>
  claim
    .split(/(?=[|•·])/u)
    .filter((part, at) => at === 0 || !MADE_SITE.test(part))
    .join('');

const holdersIn = (text: string) =>
  text
    .replace(NO_HOLDER, ' ')
    .split(HOLDER_ENDS)
    .map((part) => collapse(part).replace(/^(?:by|von|par|por|da|door)\s+|^[\s,:./+-]+|[\s,:./+-]+$/giu, ''));

/** How they are reached, behind their name: "Ann Lee <ann@anvil.example>". */
const MAIL = /\s*[<(]?[\w.+-]{1,64}@[\w.-]{1,80}[>)]?/gu;
/** What follows "Copyright" and names no one: "Copyright Notice". */
const OF_RIGHTS = /^(?:notices?|statement|policy|information|licen[sc]e|disclaimer|terms|hinweise?)$/iu;

/** Who holds the rights by a claim that begins with its sign, or stands before it: "Anvil LLC © 2020 | Privacy". */
function holderIn(claim: string, before: string): string | undefined {
  const holders = holdersIn(withoutMakers(claim).replace(MAIL, ''));
  const precedes = holders[0] === '' ? (holdersIn(before).at(-1) ?? '') : '';
  return [precedes, ...holders].find(
    (part) => /\p{L}{2}/u.test(part) && !VENDORS.test(part) && !OF_RIGHTS.test(part),
  );
}

/** The holders in copyright lines: © 2019–2026 NAME. All rights reserved. */
function fromCopyright(page: PageDocument): NameClue[] {
  const at = page.pieces.flatMap(({ text }, index) =>
    claimsCopyright(text.slice(0, LONGEST_LINE)) ? [index] : [],
  );
  return at.slice(-5).flatMap((index) => {
    let line: PageElement | null = null;
    let isData = false;
    for (const element of page.elements) {
      if (element.textStart > index) break;
      if (element.textEnd <= index) continue;
      if (BLOCK.test(element.name)) line = element;
      isData ||= SOURCE.has(element.name) || (element.name === 'tr' && hasLabel(page, element));
    }
    if (!line || isData || isLinkAbout(page, index)) return [];
    const whole = textOf(page, line, LONGEST_LINE);
    const first = untilBreak(page, line, index);
    // Below the holder may stand who made the site; below "© 2026", the holder.
    const text = /\p{L}{2}/u.test(first.replace(NO_HOLDER, ' ')) ? first : whole;
    if (whole.length >= LONGEST_LINE || !claimsCopyright(text)) return [];
    // Before the text stands who wrote it, on the title page of a book or in the data of a module.
    if (line.region.part === 'main' && line.textEnd < page.pieces.length / 2) return [];
    const begins = text.search(COPYRIGHT);
    if (OF_A_PROGRAM.test(text.slice(0, begins))) return [];
    const claim = text.slice(begins);
    // A key in a text: "the (c)ommit and the (w)ork tree".
    if (/^\([cC]\)\p{Ll}/u.test(claim)) return [];
    // Encoded twice, a letter looks like it: "StÃ©phane".
    if (/^©\p{L}/u.test(claim) && /\p{L}$/u.test(text.slice(0, begins))) return [];
    if ((begins > 0 && ABOUT_COPYRIGHT.test(claim)) || hasSeveralHolders(whole)) return [];
    const claimed = holderIn(claim, text.slice(0, begins));
    const project = claimed?.replace(BEHIND_IT, '');
    const holder = project === claimed ? claimed : project?.replace(/^the\s+/iu, '');
    if (!holder || AMONG_OTHERS.test(holder)) return [];
    return [
      { from: isFoundationBehind(page, holder) ? ('parent' as const) : ('copyright' as const), text: holder },
    ];
  });
}

const TITLE_PLACE = /^(?:html|head|body|header|main|div|section|article)$/;

/** Where the title is empty: that of a document within the document, as the menu of an included file may be. */
function fromTitleWithin(page: PageDocument): NameClue[] {
  const [first, ...others] = page.elements.filter(
    ({ name, parent }) => name === 'title' && TITLE_PLACE.test(page.elements[parent]?.name ?? 'html'),
  );
  if (!first || textOf(page, first, LONGEST) !== '') return [];
  const text = others.map((title) => textOf(page, title, LONGEST)).find(Boolean);
  return text ? [{ from: 'application', text }] : [];
}

const ABOVE = new Set<PagePart>(['banner', 'navigation']);

/**
 * A heading above every page may be the name: then the title has it beside the page's own, as the last of its parts, or nobody has
 * written one: "My Website".
 */
function fromHeading(page: PageDocument): NameClue[] {
  const title = page.elements.find(({ name }) => name === 'title');
  const parts = title ? titleParts(textOf(page, title, LONGEST)) : [];
  const isGeneric = parts.length < 2 && isGenericName(parts[0] ?? '');
  if (parts.length < 2 && !isGeneric) return [];
  const own = parts.filter((part) => !isGenericName(part));
  const key = plain((own.length === 1 ? own[0] : parts.at(-1)) ?? '');
  return page.elements
    .filter(({ name, region, hidden }) => name === 'h1' && ABOVE.has(region.part) && !hidden)
    .slice(0, 2)
    .map((element) => collapse(textOf(page, element, LONGEST)))
    .filter((text) => (isGeneric ? !isGenericName(text) : plain(text) === key))
    .map((text) => ({ from: 'logo' as const, text }));
}

/** Whether a link follows a text on its line: "By Ann Lee", "Powered by Pelican" say whom the link is for. */
function leadsToLink(page: PageDocument, address: PageElement, piece: number): boolean {
  const next = page.elements
    .slice(address.index + 1, address.end)
    .find(({ name, textStart }) => textStart > piece && (name === 'a' || name === 'br' || BLOCK.test(name)));
  return next?.name === 'a';
}

/** `<address>` begins with its owner's name, if something follows it. In an article it is its author's. */
function fromAddress(page: PageDocument): NameClue[] {
  return page.elements
    .filter(({ name, parent }) => name === 'address' && !isWithin(page, parent, isArticle))
    .slice(0, 3)
    .flatMap((element) => {
      const texts = page.pieces.slice(element.textStart, element.textEnd).map(({ text }) => collapse(text));
      const at = texts.findIndex(Boolean);
      const first = texts[at];
      if (leadsToLink(page, element, element.textStart + at)) return [];
      const [name = '', ...rest] = (first ?? '').split(/[,，、|•·]\s*/);
      const alone = rest.length === 0 && element.textEnd - element.textStart < 2;
      return alone || /\d|@/.test(name) ? [] : [{ from: 'address' as const, text: name }];
    });
}

/** Everything with which the page names its site, unchanged. */
export function readNameClues(
  page: PageDocument,
  openGraph: Record<string, string>,
  linked: readonly PlacedNode[],
): NameClue[] {
  return [
    ...fromMeta(page, openGraph),
    ...fromData(linked, ownHosts(page, openGraph)),
    ...fromGenerators(page),
    ...fromTitleWithin(page),
    ...fromCopyright(page),
    ...fromLogo(page),
    ...fromHeading(page),
    ...fromAddress(page),
    ...fromHandle(page),
  ]
    .map(({ from, text }) => ({ from, text: cut(collapse(decodeEntities(text)), LONGEST) }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_CLUES);
}
