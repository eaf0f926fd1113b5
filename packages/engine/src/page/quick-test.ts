/**
 * Letters that are one with another under `i` and `u` together and not under `i` alone (ſ with s, K with k, Å with å, ẞ
 * with ß, Ω with ω, Greek with a iota below), and halves of what lies beyond the first plane.
 */
const UNLIKE = '[\\u017f\\u03f4\\u1e9e\\u1f80-\\u1fff\\u2126\\u212a\\u212b\\ufb05\\ufb06\\ud800-\\udfff]';

/**
 * Tests texts for a pattern with the flags `i` and `u`, which V8 looks for at 8 to 24 ns a character; with `i` alone
 * at 1 to 7. So what that does not find is looked for no further, but where the two differ.
 *
 * @param quick finds whatever the pattern finds, and needs no `u`; the pattern itself where that needs none.
 */
export function quickTest(pattern: RegExp, quick = pattern.source): (text: string) => boolean {
  const first = new RegExp(`${quick}|${UNLIKE}`, 'i');
  return (text) => first.test(text) && pattern.test(text);
}
