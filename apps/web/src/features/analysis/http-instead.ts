/** The error codes for a server without https, or with a certificate that cannot be trusted. */
const CODES: ReadonlySet<string> = new Set(['target_unreachable', 'target_timeout']);

/** The same address with http, if https may be the reason for the failure; otherwise null. */
export function httpInstead(url: string, code: string | null): string | null {
  return code !== null && CODES.has(code) && url.startsWith('https://')
    ? url.replace('https://', 'http://')
    : null;
}
