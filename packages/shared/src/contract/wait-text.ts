const SECONDS_IN_WORDS = 120;

/** How long to wait, in words: "1 second", "30 seconds", "5 minutes". */
export function waitText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole > SECONDS_IN_WORDS) return `${Math.ceil(whole / 60)} minutes`;
  return whole === 1 ? '1 second' : `${whole} seconds`;
}
