import type { Tokens } from '@visible-ai/shared/accounts/schema';
import { browserStorage } from '../browser-storage.ts';

const ACCESS_KEY = 'access_token';
const REFRESH_KEY = 'refresh_token';

/** `here`: this tab stored or cleared them; `elsewhere`: another tab did. */
type TokenChange = 'here' | 'elsewhere';

const listeners = new Set<(change: TokenChange) => void>();

function announce(change: TokenChange): void {
  for (const listener of listeners) listener(change);
}

/** Both tokens, or null when either is missing. */
export function readTokens(): Tokens | null {
  const accessToken = browserStorage.read(ACCESS_KEY);
  const refreshToken = browserStorage.read(REFRESH_KEY);
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  // The access token is written last, because other tabs react to its storage event.
  browserStorage.write(REFRESH_KEY, refreshToken);
  browserStorage.write(ACCESS_KEY, accessToken);
  announce('here');
}

export function clearTokens(): void {
  browserStorage.remove(REFRESH_KEY);
  browserStorage.remove(ACCESS_KEY);
  announce('here');
}

/** Calls back on each change, in this tab or another; returns a function that stops it. */
export function onTokensChange(listener: (change: TokenChange) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === ACCESS_KEY || event.key === null) listener('elsewhere');
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
