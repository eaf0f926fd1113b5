/**
 * Whether what is in order starts unfolded: on a phone it is a line that says how many, so that what is to be
 * fixed is not lost in it. Asked once, as a result appears; a prerendered page never shows one.
 */
export function startsOpen(): boolean {
  return matchMedia('(min-width: 40rem)').matches;
}
