const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * Whether JSON nests deeper than so many levels, found without parsing it; brackets in strings do not count.
 */
export function nestsDeeper(json: string, most: number): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    else if (quoted) at += sign === BACKSLASH ? 1 : 0;
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
