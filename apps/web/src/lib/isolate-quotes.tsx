import type { ReactNode } from 'react';

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const QUOTED = /(?<=“)([^“”]*)(?=”)/;

/**
 * Our sentence with words of a site in it. What it quotes keeps its own direction, so that the signs and numbers
 * after a quotation in Arabic stay where they belong.
 */
export function isolateQuotes(text: string): ReactNode {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  return text.split(QUOTED).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part,
  );
}
