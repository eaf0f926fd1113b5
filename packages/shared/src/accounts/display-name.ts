import { z } from 'zod';

export const DISPLAY_NAME_MAX = 100;

/** Line breaks, tabs, NUL and every kind of space. */
const GAPS = /[\p{Cc}\p{Z}]+/gu;
/** What shows nothing and steers the text around it (direction marks); joiners are left to scripts and emoji. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name that somebody typed as it is stored: one line that looks the same everywhere, empty when nothing in it can be seen. */
export function tidyName(typed: string): string {
  const name = typed.normalize('NFC').replace(UNSEEN, '').replace(GAPS, ' ').trim();
  return SEEN.test(name) ? name : '';
}

/** How an account wants to be called. */
export const displayName = z
  .string({ error: 'Display name is required' })
  .transform(tidyName)
  .pipe(
    z
      .string()
      .min(1, 'Display name is required')
      .max(DISPLAY_NAME_MAX, `A display name has at most ${DISPLAY_NAME_MAX} characters`),
  );
