import { browserStorage } from './browser-storage.ts';
import { readNextPath } from './next-path.ts';

const AFTER_SIGN_UP = 'after_sign_up';

/** Stores the page to open after a sign-up, if any. The mail's link cannot know that page. */
export function keepAfterSignUp(path: string | null): void {
  if (path === null) browserStorage.remove(AFTER_SIGN_UP);
  else browserStorage.write(AFTER_SIGN_UP, path);
}

/** Returns the stored page, checked again, and clears it: it is opened once. Null if nothing was stored. */
export function takeAfterSignUp(): string | null {
  const path = browserStorage.read(AFTER_SIGN_UP);
  if (path === null) return null;
  browserStorage.remove(AFTER_SIGN_UP);
  return readNextPath(new URLSearchParams({ next: path }));
}
