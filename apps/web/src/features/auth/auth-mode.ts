export type AuthMode = 'signin' | 'signup' | 'reset';

/** Which of the three modes the address names. */
export function readAuthMode(search: URLSearchParams): AuthMode {
  const mode = search.get('mode');
  return mode === 'signup' || mode === 'reset' ? mode : 'signin';
}

/** The address of a mode. It keeps the page to go to afterwards. */
export function authPath(mode: AuthMode, search: URLSearchParams): string {
  const parameters = new URLSearchParams();
  if (mode !== 'signin') parameters.set('mode', mode);
  const next = search.get('next');
  if (next) parameters.set('next', next);
  const query = parameters.toString();
  return query ? `/auth?${query}` : '/auth';
}
