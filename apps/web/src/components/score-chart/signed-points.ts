/** Points gained or lost, with a real minus sign: "+18", "−4", "±0". */
export function signedPoints(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `\u2212${Math.abs(points)}`;
}
