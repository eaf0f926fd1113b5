import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reserveDataDir } from './reserve-data-dir.ts';

/** The password of every account that `openAccount` gives. */
export const PASSWORD = 'secret1';

export interface Account {
  id: string;
  email: string;
  displayName: string;
  accessToken: string;
  refreshToken: string;
}

/** The accounts that `open-accounts.ts` has opened. */
export interface OpenedAccounts {
  /** In milliseconds since 1970: their access tokens end a quarter of an hour later. */
  openedAt: number;
  accounts: Account[];
}

/** Shorter than the lifetime of an access token. */
const GOOD_FOR_MS = 10 * 60_000;

/** The file beside a data folder that lists its opened accounts. */
export const openedAccounts = (dataDir: string): string => join(dataDir, 'opened-accounts.json');

let opened: OpenedAccounts | undefined;
let next = 0;

/** True for the first worker that asks for this account. */
function isFirst(list: string, index: number): boolean {
  try {
    closeSync(openSync(`${list}.${index}`, 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** An opened account that no other test has; null if all are taken or their tokens may have ended. */
export function takeAccount(): Account | null {
  const list = openedAccounts(reserveDataDir());
  opened ??= JSON.parse(readFileSync(list, 'utf8')) as OpenedAccounts;
  if (Date.now() - opened.openedAt > GOOD_FOR_MS) return null;
  while (next < opened.accounts.length) {
    const index = next++;
    if (isFirst(list, index)) return opened.accounts[index] ?? null;
  }
  return null;
}
