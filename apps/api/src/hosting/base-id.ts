import { randomInt } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^22 is more than 2^130. */
const LENGTH = 22;
const FORM = /^[0-9A-Za-z]{22}$/;

/** The secret beginning of the addresses of a site's files. */
export const newBaseId = (): string =>
  Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');

/** Whether a text has the form of a base id. */
export const isBaseId = (text: string): boolean => FORM.test(text);
