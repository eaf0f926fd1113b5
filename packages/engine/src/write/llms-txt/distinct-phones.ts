import { phoneEnding } from '../phone-ending.ts';

const digits = (text: string) => text.replace(/\D/g, '');

/** Removes duplicates: numbers with and without country code, spaces and punctuation. */
export function distinctPhones(phones: readonly string[]): string[] {
  const kept: string[] = [];
  // Prefer a number with separators to one without.
  for (const phone of [...phones].sort(
    (one, other) => Number(/\d\D\d/.test(other)) - Number(/\d\D\d/.test(one)),
  ))
    if (digits(phone).length >= 6 && !kept.some((known) => phoneEnding(known) === phoneEnding(phone)))
      kept.push(phone);
  return kept.slice(0, 3);
}
