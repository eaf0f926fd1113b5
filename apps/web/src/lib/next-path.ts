/**
 * Where to go after signing in: the page that asked for it, if it is one of ours. An address of another
 * site, in whatever disguise, is not.
 */
export function readNextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return '/dashboard';
  const address = URL.parse(next, 'https://here.invalid');
  if (address?.origin !== 'https://here.invalid') return '/dashboard';
  return address.pathname + address.search + address.hash;
}

/** The sign-in screen that comes back to this page afterwards. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;
