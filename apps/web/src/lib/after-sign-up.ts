import { browserStorage } from './browser-storage.ts';
import { readNextPath } from './next-path.ts';

const AFTER_SIGN_UP = 'after_sign_up';

/** Keeps where somebody who signs up wants to go, if anywhere: the mail's link leads to the browser, not to that page. */
export function keepAfterSignUp(path: string | null): void {
  if (path === null) browserStorage.remove(AFTER_SIGN_UP);
  else browserStorage.write(AFTER_SIGN_UP, path);
}

/** Where the sign-up was begun, checked again, and forgotten: it is gone to once. Null where nothing was kept. */
export function takeAfterSignUp(): string | null {
  const path = browserStorage.read(AFTER_SIGN_UP);
  if (path === null) return null;
  browserStorage.remove(AFTER_SIGN_UP);
  return readNextPath(new URLSearchParams({ next: path }));
}
