/** A line of robots.txt in quotation marks, cut after `longest` characters. */
export const quoteLine = (text: string, longest: number): string =>
  `“${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
