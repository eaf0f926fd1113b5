import { createHash } from 'node:crypto';
import { compareSync, hashSync } from 'bcryptjs';

/** bcrypt reads 72 bytes and stops at a zero byte: base64 of a SHA-256 is 44 characters without one. */
const digest = (password: string) => createHash('sha256').update(password, 'utf8').digest('base64');

/** Hashes a password of any length, none of it cut. Takes a quarter of a second at cost 12: for a worker. */
export const hashPassword = (password: string, cost: number): string => hashSync(digest(password), cost);

/** Whether a password is the one that was hashed. */
export const verifyPassword = (password: string, stored: string): boolean =>
  compareSync(digest(password), stored);
