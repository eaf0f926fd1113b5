/** The longest wait for an engine: one that asks for more is called again too early, and then we give up. */
const MOST_MS = 120_000;

/**
 * The wait that a server asks for, with a limit, in milliseconds; null if it gives none that can be read.
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
