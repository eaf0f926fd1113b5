import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 8;
/** 43 base62 characters have 256 bits. */
const SECRET_LENGTH = 43;
const SUM_LENGTH = 6;

/**
 * `vai_<id>_<secret>_<sum>`: a double click selects it as one word, and scanners for leaked secrets know its
 * form.
 */
const FORM = /^vai_([0-9A-Za-z]{8})_([0-9A-Za-z]{43,128})_([0-9A-Za-z]{6})$/;

/** A whole number below the given one, uniformly distributed. */
export type RandomBelow = (below: number) => number;

/** CRC-32 in base62: detects a mistyped or made-up key without a query. It is no secret. */
function sumOf(text: string): string {
  let sum = '';
  for (let rest = crc32(text); rest > 0; rest = Math.floor(rest / SIGNS.length))
    sum = (SIGNS[rest % SIGNS.length] ?? '') + sum;
  return sum.padStart(SUM_LENGTH, '0');
}

export interface KeyText {
  /** The public part, for looking up the key. */
  id: string;
  last4: string;
  /** The key as it is sent. */
  text: string;
}

/** A new key of 256 random bits. */
export function newKeyText(randomBelow: RandomBelow): KeyText {
  const signs = (length: number) =>
    Array.from({ length }, () => SIGNS[randomBelow(SIGNS.length)] ?? '').join('');
  const id = signs(ID_LENGTH);
  const secret = signs(SECRET_LENGTH);
  const body = `vai_${id}_${secret}`;
  return { id, last4: secret.slice(-4), text: `${body}_${sumOf(body)}` };
}

/** The id in a key with a valid form and checksum; null for anything else. */
export function keyIdIn(text: string): string | null {
  const [, id, , sum] = FORM.exec(text) ?? [];
  return id !== undefined && sumOf(text.slice(0, text.lastIndexOf('_'))) === sum ? id : null;
}

/** The stored form of a key: a person who reads the database cannot use it. */
export const keyHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The part of a key that its owner sees. */
export const keyPrefix = (id: string): string => `vai_${id}`;
