/** Digits in a row as they are counted, or one digit again and again: what forms and templates show in place of a number. */
const SAMPLE = /12345678|(\d)\1{7}/;

/** Whether a telephone number only shows how one looks: "+49 123 456 7890", "06 12 34 56 78", "000 000 0000". */
export const isSamplePhone = (number: string): boolean => SAMPLE.test(number.replace(/\D/g, ''));
