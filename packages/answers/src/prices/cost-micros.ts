import type { Caps, Price } from './price.ts';

/** The usage; null if unknown. */
export interface Usage {
  tokensIn: number | null;
  tokensOut: number | null;
  searches: number;
}

/**
 * The cost of tokens and searches in millionths of a US dollar, rounded up. Unknown usage counts as the
 * maximum, and the total never exceeds the caps, because that is the amount that was reserved.
 */
export function costMicros({ tokensIn, tokensOut, searches }: Usage, price: Price, caps: Caps): number {
  // Dollars per million tokens are micro-dollars per token.
  const micros = (used: Caps) =>
    Math.ceil(used.tokensIn * price.in + used.tokensOut * price.out + used.searches * price.search * 1e6);
  return Math.min(
    micros({ tokensIn: tokensIn ?? caps.tokensIn, tokensOut: tokensOut ?? caps.tokensOut, searches }),
    micros(caps),
  );
}
