import { storableText } from '@visible-ai/shared/content/storable-text';

const MOST_NOTES = 20;
const LONGEST_NOTE = 300;

/** The note for the owner if their own words were kept; null if there is nothing to say. */
export function keptWords(offered: string, wasTakenOut: boolean): string | null {
  const words = offered.replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  const cut = words.length > LONGEST_NOTE ? `${storableText(words.slice(0, LONGEST_NOTE))}…` : words;
  return wasTakenOut
    ? `You removed a part that would now read: ${cut}`
    : `Your words were kept instead of this new text: ${cut}`;
}

/** As many notes as a person reads. */
export function withoutTooMany(notes: readonly string[]): string[] {
  if (notes.length <= MOST_NOTES) return [...notes];
  return [...notes.slice(0, MOST_NOTES), `Your words were kept in ${notes.length - MOST_NOTES} more places.`];
}
