import { createHash } from 'node:crypto';
import { compareSync, hashSync } from 'bcryptjs';

/**
 * bcrypt reads 72 bytes and stops at a zero byte: a SHA-256 in base64 is 44 characters without zero bytes.
 */
const digest = (password: string) => createHash('sha256').update(password, 'utf8').digest('base64');

/**
 * Hashes a password of any length without cutting it. Takes a quarter of a second at cost 12, so it runs in a
 * worker.
 */
export const hashPassword = (password: string, cost: number): string => hashSync(digest(password), cost);

/** Whether a password matches the hash. */
export const verifyPassword = (password: string, stored: string): boolean =>
  compareSync(digest(password), stored);
