const HERE = 'https://here.invalid';
const HOME = '/dashboard';

/** The page to open after signing in: the one that asked for it, but never an address outside this site. */
export function readNextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  if (!next.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  // `/.//elsewhere` looks like a path of ours until its dots are resolved. The result names another host.
  if (origin !== HERE || pathname.startsWith('//')) return HOME;
  return pathname + query + hash;
}

/** The sign-in screen. Afterwards it returns to the given page. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;

/** The sign-up screen. Afterwards it returns to the given page. */
export const signUpPath = (next: string): string => `/auth?mode=signup&next=${encodeURIComponent(next)}`;
