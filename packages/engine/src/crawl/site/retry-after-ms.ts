/**
 * How long an answer asks us to wait: seconds, or a date, which is relative to the host's own clock.
 *
 * @param headers lower-case names.
 * @returns milliseconds; 0 if it asks for nothing that can be read.
 * @see RFC 9110, section 10.2.3
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>): number {
  const value = headers['retry-after']?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.parse(headers.date ?? '');
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}
