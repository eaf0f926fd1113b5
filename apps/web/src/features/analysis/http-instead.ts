/** What a server that has no https, or none that can be trusted, comes to. */
const CODES: ReadonlySet<string> = new Set(['target_unreachable', 'target_timeout']);

/** The same address over http, where https is what may have failed; null where it is not. */
export function httpInstead(url: string, code: string | null): string | null {
  return code !== null && CODES.has(code) && url.startsWith('https://')
    ? url.replace('https://', 'http://')
    : null;
}
