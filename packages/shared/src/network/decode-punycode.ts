const BASE = 36;
const SMALLEST_THRESHOLD = 1;
const LARGEST_THRESHOLD = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

const digitOf = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  return code >= 0x61 && code <= 0x7a ? code - 0x61 : BASE;
};

function adapted(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / length);
  let bias = 0;
  for (; left > ((BASE - SMALLEST_THRESHOLD) * LARGEST_THRESHOLD) / 2; bias += BASE)
    left = Math.floor(left / (BASE - SMALLEST_THRESHOLD));
  return bias + Math.floor((BASE * left) / (left + SKEW));
}

/**
 * Decodes a label of a host without its `xn--`: `mller-kva` is `müller`. Null if it is not one. Browsers have no
 * function for it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export function decodePunycode(label: string): string | null {
  const end = label.lastIndexOf('-');
  const signs = end > 0 ? [...label.slice(0, end)].map((sign) => sign.charCodeAt(0)) : [];
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let place = 0;
  for (let at = end > 0 ? end + 1 : 0; at < label.length; ) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(at++));
      if (!(digit < BASE)) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, SMALLEST_THRESHOLD), LARGEST_THRESHOLD);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapted(place - before, signs.length + 1, before === 0);
    code += Math.floor(place / (signs.length + 1));
    place %= signs.length + 1;
    // Also where the digits were too many for a number.
    if (!(code <= 0x10ffff)) return null;
    signs.splice(place++, 0, code);
  }
  return String.fromCodePoint(...signs);
}
