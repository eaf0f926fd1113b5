import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFile } from '../db/place-file.ts';

const LEAST_BYTES = 32;

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  const bytes = Buffer.byteLength(secret);
  if (bytes < LEAST_BYTES)
    throw new Error(
      `${file} holds ${bytes} bytes: a secret takes ${LEAST_BYTES} or more. Put back the one it held, or delete the file to have a new one made (everybody signs in again).`,
    );
  return secret;
}

/** Written aside and put in place whole: a full disk leaves no half of it behind. One that stands there stays. */
function placeSecret(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    placeFile(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/**
 * The secret of this installation, where one was made.
 *
 * @throws as `installationSecret`.
 */
export function knownSecret(dataDir: string): string | null {
  const file = secretFile(dataDir);
  return existsSync(file) ? readSecret(file) : null;
}

/**
 * Puts the secret of a restored backup in its place, where none stands.
 *
 * @throws when it is too short to be one.
 */
export function keepSecret(dataDir: string, secret: string): void {
  if (Buffer.byteLength(secret) < LEAST_BYTES)
    throw new Error('The secret in the backup is too short to be one.');
  placeSecret(secretFile(dataDir), secret);
}

/**
 * A secret of this installation, made once and kept beside the data.
 *
 * @throws when the file holds less than a secret: an empty one would let anybody sign a session.
 */
export function installationSecret(dataDir: string): string {
  const known = knownSecret(dataDir);
  if (known !== null) return known;
  mkdirSync(dataDir, { recursive: true });
  const file = secretFile(dataDir);
  placeSecret(file, randomBytes(LEAST_BYTES).toString('base64url'));
  return readSecret(file);
}
