import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { escapeHtml } from '@visible-ai/shared/html/escape-html';
import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse } from '../evidence.ts';
import { defineCheck, notApplicable } from './define-check.ts';
import { headerLinks, linksOfNoLanguage, namedCanonicals } from './facts/canonical-addresses.ts';
import { addressRelation } from './facts/same-address.ts';
import { count } from './wording/count.ts';
import { quote } from './wording/quote.ts';

/** ISO 639-1 codes: engines take two letters, a script and a country (RFC 5646). */
const LANGUAGES = new Set(
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo yue za zh zu'.split(
    ' ',
  ),
);
/** Country codes that people use for a language, with the correct language code. */
const LANGUAGE_MEANT: ReadonlyMap<string, string> = new Map([
  ['jp', 'ja'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['gr', 'el'],
  ['cn', 'zh'],
  ['ua', 'uk'],
  ['kz', 'kk'],
]);
/** Codes that people use for a country but that name none; '' if no single country is meant. */
const COUNTRY_MEANT: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['en', 'GB'],
  ['eu', ''],
  ['la', ''],
]);
/** Names of countries: a code without one is that of no country (da-DA, ja-JA). */
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** LA is Laos, but after Spanish it means Latin America. */
const SPOKEN_IN_LAOS = new Set(['lo', 'en', 'fr']);

interface Alternate {
  code: string;
  href: string;
  url: string;
  from: 'head' | 'header';
}

/** The language versions that the page names: engines read links in the head and the `Link` header. */
function alternatesOf(page: PageFacts, response: PageResponse): Alternate[] {
  const named = [
    ...page.alternates.map((link) => ({ ...link, from: 'head' as const })),
    ...headerLinks(response, 'alternate').map((link) => ({ ...link, from: 'header' as const })),
  ];
  return named.flatMap(({ hreflang, href, url, from }) => {
    const code = hreflang?.trim() ?? '';
    return code === '' || url === null ? [] : [{ code, href, url, from }];
  });
}

type Correction = { ok: true } | { ok: false; because: string; code: string | null };

const wrong = (because: string, code: string | null): Correction => ({ ok: false, because, code });

function judgeRegion(code: string, language: string, rest: readonly string[]): Correction {
  const region = rest.at(-1) ?? '';
  const quoted = quote(code);
  if (/^\d{3}$/.test(region))
    return wrong(`${quoted} names a region by number, which engines do not read`, language);
  if (!/^[a-z]{2}$/i.test(region)) return wrong(`${quoted} names no country`, language);
  const laos = region.toLowerCase() === 'la' && SPOKEN_IN_LAOS.has(language.toLowerCase());
  const meant = laos ? undefined : COUNTRY_MEANT.get(region.toLowerCase());
  if (meant === undefined && COUNTRIES.of(region.toUpperCase()) !== undefined) return { ok: true };
  if (meant === undefined)
    return wrong(`${quoted} names no country; write the language alone, or the code of a country`, language);
  const right = meant === '' ? language : [language, ...rest.slice(0, -1), meant].join('-');
  return wrong(`${quoted} names no country; ${right} says what is meant`, right);
}

/** Whether engines know the code; if not, what was probably meant. */
function judgeCode(code: string): Correction {
  if (code.toLowerCase() === 'x-default') return { ok: true };
  const quoted = quote(code);
  if (code.includes('_'))
    return wrong(`${quoted} has an underscore; write a hyphen`, code.replaceAll('_', '-'));
  const [language = '', ...rest] = code.split('-');
  if (!LANGUAGES.has(language.toLowerCase())) {
    const meant = LANGUAGE_MEANT.get(language.toLowerCase());
    const right = meant ? [meant, ...rest].join('-') : null;
    return wrong(`${quoted} is not a language code${right ? `; ${right} is` : ''}`, right);
  }
  if (rest.length === 0) return { ok: true };
  const [script = ''] = rest;
  const scripted = /^[a-z]{4}$/i.test(script);
  if (rest.length > (scripted ? 2 : 1))
    return wrong(`${quoted} is not a language tag that engines read`, language);
  return scripted && rest.length === 1 ? { ok: true } : judgeRegion(code, language, rest);
}

/** Whether it is the page at an address, in any spelling of it. */
const isAt = (address: string, { url }: Alternate) =>
  ['same', 'variant'].includes(addressRelation(url, address));

/**
 * The address that the set should contain: the page's own, or the canonical one if the page names that of a version. A
 * host often answers at its root with the page of one language.
 */
function ownAddress(alternates: readonly Alternate[], page: PageFacts, response: PageResponse): string {
  const [canonical, ...others] = new Set(namedCanonicals(page, response).flatMap(({ url }) => url ?? []));
  return canonical !== undefined && others.length === 0 && alternates.some((one) => isAt(canonical, one))
    ? canonical
    : response.url;
}

interface Fault {
  score: number;
  says: string;
}

function faultsOf(alternates: readonly Alternate[], own: string): Fault[] {
  const faults: Fault[] = [];
  for (const { code, href } of alternates) {
    const judged = judgeCode(code);
    if (!judged.ok) faults.push({ score: 0.4, says: judged.because });
    if (!/^https?:\/\//i.test(href))
      faults.push({ score: 0.6, says: `the address for ${quote(code)}, ${quote(href)}, is not a full one` });
  }
  const addresses = new Map<string, Set<string>>();
  for (const { code, url } of alternates) {
    const known = addresses.get(code.toLowerCase()) ?? new Set();
    addresses.set(code.toLowerCase(), known.add(url));
  }
  for (const [code, urls] of addresses)
    if (urls.size > 1)
      faults.push({
        score: 0.5,
        says: `${quote(code)} has ${urls.size} addresses: ${[...urls].slice(0, 3).join(', ')}`,
      });
  if (!alternates.some((one) => isAt(own, one)))
    faults.push({ score: 0.5, says: `this page, ${own}, is not among them` });
  if (alternates.length > 1 && !addresses.has('x-default'))
    faults.push({ score: 0.85, says: 'there is no x-default for readers of other languages' });
  return faults;
}

/** The complete correct set, by codes: codes and addresses corrected, this page included, with a default. */
function correctSet(alternates: readonly Alternate[], page: PageFacts, own: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const { code, url } of alternates) {
    const judged = judgeCode(code);
    const right = judged.ok ? code : (judged.code ?? 'REPLACE: language code');
    if (!lines.has(right)) lines.set(right, url);
  }
  if (!alternates.some((one) => isAt(own, one)))
    lines.set(page.lang && judgeCode(page.lang).ok ? page.lang : 'REPLACE: language of this page', own);
  if (!lines.has('x-default')) lines.set('x-default', lines.get('en') ?? [...lines.values()][0] ?? own);
  return lines;
}

const inHead = (set: ReadonlyMap<string, string>): Snippet => ({
  label: 'in <head>',
  language: 'html',
  code: [...set]
    .map(([tag, url]) => `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(url)}">`)
    .join('\n'),
});

/** The `Link` header with the set, its other links kept. */
function inHeader(set: ReadonlyMap<string, string>, response: PageResponse): Snippet {
  const kept = linksOfNoLanguage(response);
  const versions = [...set].map(([tag, url]) => `<${url}>; rel="alternate"; hreflang="${tag}"`);
  const value = [...(kept === '' ? [] : [kept]), ...versions].join(', ');
  return { label: 'HTTP response header', language: 'http', code: `Link: ${value}` };
}

/** The set, for each place where the versions are named now. */
function correction(
  alternates: readonly Alternate[],
  set: ReadonlyMap<string, string>,
  response: PageResponse,
) {
  const places = new Set(alternates.map(({ from }) => from));
  if (!places.has('header')) return { snippet: inHead(set) };
  return { snippet: inHeader(set, response), along: places.has('head') ? [inHead(set)] : [] };
}

function whereNamed(alternates: readonly Alternate[]): string {
  const places = new Set(alternates.map(({ from }) => from));
  if (!places.has('header')) return '';
  return places.has('head') ? ' in the head and the Link header' : ' in the Link header';
}

export const hreflang = defineCheck({
  id: 'hreflang',
  title: 'Versions in other languages',
  group: 'understanding',
  why: 'hreflang tells engines which version of a page is meant for which readers, so that an answer in German cites the German page. Engines ignore it if a language code is invalid or if a page does not list itself (Google Search Central, “Localized versions of your pages”).',
  needs: ['page', 'response'],
  run({ page, response }) {
    const alternates = alternatesOf(page, response);
    if (alternates.length === 0) return notApplicable('The page names no version in another language.');
    const own = ownAddress(alternates, page, response);
    const faults = faultsOf(alternates, own).sort((one, other) => one.score - other.score);
    const [worst] = faults;
    if (!worst)
      return {
        score: 1,
        title: `${count(alternates.length, 'language version')} named`,
        evidence: `Found ${alternates.map(({ code }) => code).join(', ')}${whereNamed(alternates)}, this page among them. Whether those pages link back is checked in an audit of the whole site.`,
      };
    return {
      score: worst.score,
      title: 'hreflang has faults',
      evidence: `Of ${count(alternates.length, 'hreflang link')}${whereNamed(alternates)}: ${faults
        .slice(0, 3)
        .map(({ says }) => says)
        .join('; ')}.`,
      details: faults.map(({ says }) => says),
      fix: {
        title: 'Correct the hreflang links',
        text: 'Replace the present lines with these, the same on every version of the page.',
        ...correction(alternates, correctSet(alternates, page, own), response),
      },
    };
  },
});
