/**
 * Letters that equal others under `i` and `u` together but not under `i` alone (ſ with s, K with k, Å with å,
 * ẞ with ß, Ω with ω, Greek with iota subscript), and surrogates.
 */
const UNLIKE = '[\\u017f\\u03f4\\u1e9e\\u1f80-\\u1fff\\u2126\\u212a\\u212b\\ufb05\\ufb06\\ud800-\\udfff]';

/**
 * Tests texts for a pattern with the flags `i` and `u`, which V8 matches at 8 to 24 ns a character, and with
 * `i` alone at 1 to 7. So the slow pattern only runs if the quick one matches or the flags differ.
 *
 * @param quick matches whenever the pattern does, and needs no `u`; default: the pattern itself.
 */
export function quickTest(pattern: RegExp, quick = pattern.source): (text: string) => boolean {
  const first = new RegExp(`${quick}|${UNLIKE}`, 'i');
  return (text) => first.test(text) && pattern.test(text);
}
