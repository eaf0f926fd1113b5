import { isMakersProfile, isProfileAddress } from '../is-profile-address.ts';
import type { NameClue } from '../name-clues.ts';
import { attribute, type PageDocument, resolveUrl } from '../page-document.ts';
import { collapse, textOf } from '../page-text.ts';
import { isGenericName } from './generic-name.ts';
import { titleParts } from './title-parts.ts';
import { plain } from './titled-page.ts';

/** An account as people write it: "@noraquist". */
const HANDLE = /^@[\w.-]{3,30}$/;
const LONGEST = 60;
const LEAST = 4;
const LEAST_NETWORKS = 2;
/** The share of links to profiles from which on a page does little else than to lead to them. */
const MOSTLY = 0.5;

/** The account at the end of a profile's address: "noraquist" of "https://www.tiktok.com/@noraquist". */
const accountOf = (url: string): string =>
  /\/@?([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1]?.replace(/^@/, '').toLowerCase() ?? '';

/** The networks on which a page links to each account, if most of its links lead to profiles. */
function linkedAccounts(page: PageDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const links = page.elements.flatMap((element) =>
    element.name === 'a' ? (resolveUrl(attribute(element, 'href'), page.baseUrl) ?? []) : [],
  );
  const profiles = links.filter((url) => isProfileAddress(url) && !isMakersProfile(url));
  const networks = new Map<string, Set<string>>();
  for (const url of profiles.length < links.length * MOSTLY ? [] : profiles) {
    const account = accountOf(url);
    const hosts = networks.get(account) ?? new Set<string>();
    networks.set(account, hosts.add(URL.parse(url)?.hostname ?? ''));
  }
  return networks;
}

/**
 * The name of whom a page of links to profiles is ("link in bio"): by the account over them, or the one that they share, in the
 * letters of a heading, the title or the picture where one of them writes it out: "Nora Quist" for "@noraquist".
 */
export function fromHandle(page: PageDocument): NameClue[] {
  const headings = page.elements
    .filter(({ name, hidden }) => /^h[1-3]$/.test(name) && !hidden)
    .map((element) => collapse(textOf(page, element, LONGEST)));
  const over =
    headings
      .find((text) => HANDLE.test(text))
      ?.slice(1)
      .toLowerCase() ?? '';
  const accounts = linkedAccounts(page);
  const [shared] = [...accounts].sort(([, one], [, other]) => other.size - one.size);
  const account = accounts.has(over) ? over : shared && shared[1].size >= LEAST_NETWORKS ? shared[0] : '';
  if (account.length < LEAST) return [];
  const title = page.elements.find(({ name }) => name === 'title');
  const written = [
    ...headings,
    ...(title ? titleParts(collapse(textOf(page, title, LONGEST))) : []),
    ...page.elements.flatMap((element) =>
      element.name === 'img' ? collapse(attribute(element, 'alt') ?? '').slice(0, LONGEST) : [],
    ),
  ].filter((text) => text !== '' && !text.startsWith('@') && !isGenericName(text));
  const name = written.find((text) => plain(text) === plain(account));
  return [{ from: 'profile', text: name ?? account }];
}
