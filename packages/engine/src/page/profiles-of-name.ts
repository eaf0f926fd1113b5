import { plain } from './site-name/titled-page.ts';

const LEAST_LETTERS = 4;
/** So many accounts on one network are those of people: who contributed, who sits on the board. */
const OF_MANY = 3;

/** The network of a profile, whatever it was called before. */
const networkOf = (profile: string): string =>
  (URL.parse(profile)?.hostname ?? '')
    .replace(/^(?:www|m|mobile|[a-z]{2})\./, '')
    .replace(/^twitter\.com$/, 'x.com');

/** What a profile is called: the last part of its path, where a program is below its owner. */
const calledBy = (profile: string): string =>
  plain((URL.parse(profile)?.pathname ?? '').replace(/\/$/, '').split('/').at(-1) ?? '');

/**
 * Profiles without those of others: of several on one network only those that are called like the site; if none is, two may be its own.
 * A program links to its makers, an association to its board.
 *
 * @param names what the site is called: its name, its host.
 */
export function profilesOfName(profiles: readonly string[], names: readonly string[]): string[] {
  const keys = names.map(plain).filter((key) => key.length >= LEAST_LETTERS);
  const isAlike = (profile: string) => {
    const called = calledBy(profile);
    return keys.some(
      (key) => called.includes(key) || (called.length >= LEAST_LETTERS && key.includes(called)),
    );
  };
  const alike = new Set(profiles.filter(isAlike).map(networkOf));
  const isOwn = (profile: string) => {
    const network = networkOf(profile);
    const accounts = profiles.filter((other) => networkOf(other) === network).length;
    return isAlike(profile) || (!alike.has(network) && accounts < OF_MANY);
  };
  return profiles.filter(isOwn);
}
