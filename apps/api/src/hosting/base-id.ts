import { randomInt } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^22 is more than 2^130. */
const LENGTH = 22;
const FORM = /^[0-9A-Za-z]{22}$/;

/** What the addresses of a site's files begin with. */
export const newBaseId = (): string =>
  Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');

/** Whether a text could be one at all. */
export const isBaseId = (text: string): boolean => FORM.test(text);
