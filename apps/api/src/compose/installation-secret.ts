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

/**
 * A secret of this installation, made once and kept beside the data.
 *
 * @throws when the file holds less than a secret: an empty one would let anybody sign a session.
 */
export function installationSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readSecret(file);
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    // Written aside and put in place whole: a full disk leaves no half of it behind.
    writeFileSync(draft, `${randomBytes(LEAST_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    placeFile(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(file);
}
