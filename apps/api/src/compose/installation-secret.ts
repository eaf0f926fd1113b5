import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';
import { placeFile } from '../db/place-file.ts';

const LEAST_BYTES = 32;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The secret of this installation, ${file}, cannot be read.`, { cause: error });
  }
}

function readSecret(file: string): string {
  // After a power failure a file can have its old length and contain only zeros, which anybody could guess.
  const secret = readText(file)
    .replace(/\p{Cc}/gu, '')
    .trim();
  const bytes = Buffer.byteLength(secret);
  if (bytes < LEAST_BYTES)
    throw new Error(
      `${file} holds ${bytes} bytes: a secret takes ${LEAST_BYTES} or more. Put back the one it held, or delete the file to have a new one made (everybody signs in again).`,
    );
  return secret;
}

/** Writes a draft and renames it, so a full disk leaves no half-written secret. An existing secret stays. */
function placeSecret(file: string, secret: string): void {
  // Not the process id: in two containers that share the folder it can be the same.
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    placeFile(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/**
 * The secret of this installation, if one was made.
 *
 * @throws as `installationSecret`.
 */
export function knownSecret(dataDir: string): string | null {
  const file = secretFile(dataDir);
  return existsSync(file) ? readSecret(file) : null;
}

/**
 * Stores the secret of a restored backup if there is none yet.
 *
 * @throws when it is too short to be one.
 */
export function keepSecret(dataDir: string, secret: string): void {
  if (Buffer.byteLength(secret) < LEAST_BYTES)
    throw new Error('The secret in the backup is too short to be one.');
  placeSecret(secretFile(dataDir), secret);
}

/**
 * The secret of this installation, which is made once and stored beside the data.
 *
 * @throws when the file's content is too short: with an empty secret anybody could sign a session.
 */
export function installationSecret(dataDir: string): string {
  const known = knownSecret(dataDir);
  if (known !== null) return known;
  makeFolder(dataDir);
  const file = secretFile(dataDir);
  placeSecret(file, randomBytes(LEAST_BYTES).toString('base64url'));
  return readSecret(file);
}
