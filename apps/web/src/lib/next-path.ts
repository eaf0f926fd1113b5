const HERE = 'https://here.invalid';
const HOME = '/dashboard';

/**
 * Where to go after signing in: the page that asked for it, if it is one of ours. An address of another
 * site, in whatever disguise, is not.
 */
export function readNextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  // `/.//elsewhere` is a path of ours until its dots are resolved; what is left names another host.
  if (origin !== HERE || pathname.startsWith('//')) return HOME;
  return pathname + query + hash;
}

/** The sign-in screen that comes back to this page afterwards. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;

/** The same with the sign-up open. */
export const signUpPath = (next: string): string => `/auth?mode=signup&next=${encodeURIComponent(next)}`;
