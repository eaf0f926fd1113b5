/** Longer nobody waits for an engine: what asks for more is asked again too early, and then given up. */
const MOST_MS = 120_000;

/**
 * How long a server asks to be left alone, bounded, in milliseconds; null where it says nothing that can be read.
 *
 * @param value of the header `Retry-After`: seconds or a date.
 * @param now milliseconds since 1970, for a date.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs(value: string | undefined, now: number): number | null {
  const said = value?.trim() ?? '';
  const ms = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MOST_MS);
}
