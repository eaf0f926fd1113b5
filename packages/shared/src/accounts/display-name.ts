import { z } from 'zod';

export const DISPLAY_NAME_MAX = 100;

/** Line breaks, tabs, NUL and all kinds of spaces. */
const GAPS = /[\p{Cc}\p{Z}]+/gu;
/** Invisible characters, also those that change the direction of text; scripts and emoji need joiners. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Cleans a typed name: one line that looks the same everywhere. Empty if nothing is visible. */
export function tidyName(typed: string): string {
  const name = typed.normalize('NFC').replace(UNSEEN, '').replace(GAPS, ' ').trim();
  return SEEN.test(name) ? name : '';
}

/** The name of an account. */
export const displayName = z
  .string({ error: 'Display name is required' })
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1, 'Display name is required')
      .max(DISPLAY_NAME_MAX, `A display name has at most ${DISPLAY_NAME_MAX} characters`),
  );
