import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 8;
/** 43 of 62 signs are 256 bits. */
const SECRET_LENGTH = 43;
const SUM_LENGTH = 6;

/** `vai_<id>_<secret>_<sum>`: marked by a double click as one word, and known to scanners for leaked secrets. */
const FORM = /^vai_([0-9A-Za-z]{8})_([0-9A-Za-z]{43,128})_([0-9A-Za-z]{6})$/;

/** A whole number below the one given, none likelier than another. */
export type RandomBelow = (below: number) => number;

/** CRC-32 in base62: tells a mistyped or made-up key without a look anywhere. It is no secret. */
function sumOf(text: string): string {
  let sum = '';
  for (let rest = crc32(text); rest > 0; rest = Math.floor(rest / SIGNS.length))
    sum = (SIGNS[rest % SIGNS.length] ?? '') + sum;
  return sum.padStart(SUM_LENGTH, '0');
}

export interface KeyText {
  /** The public part, by which the key is found. */
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

/** The id in a key that has the form and the sum of one; null for anything else. */
export function keyIdIn(text: string): string | null {
  const [, id, , sum] = FORM.exec(text) ?? [];
  return id !== undefined && sumOf(text.slice(0, text.lastIndexOf('_'))) === sum ? id : null;
}

/** What is stored of a key: nobody who reads the database can use it. */
export const keyHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What an owner knows a key by. */
export const keyPrefix = (id: string): string => `vai_${id}`;
