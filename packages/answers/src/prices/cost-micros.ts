import type { Caps, Price } from './price.ts';

/** What was used; null where nobody says. */
export interface Usage {
  tokensIn: number | null;
  tokensOut: number | null;
  searches: number;
}

/**
 * Tokens and searches in money, in millionths of a US dollar, rounded up. What is not known counts as the most it can be,
 * and the whole never costs more than its caps allow: so much was reserved.
 */
export function costMicros({ tokensIn, tokensOut, searches }: Usage, price: Price, caps: Caps): number {
  // Dollars by the million tokens are millionths of a dollar by the token.
  const micros = (used: Caps) =>
    Math.ceil(used.tokensIn * price.in + used.tokensOut * price.out + used.searches * price.search * 1e6);
  return Math.min(
    micros({ tokensIn: tokensIn ?? caps.tokensIn, tokensOut: tokensOut ?? caps.tokensOut, searches }),
    micros(caps),
  );
}
