/**
 * Parses an address; null if it is not one. It does not use `URL.canParse`: on Node.js 20 and 22 that rejects
 * hosts like `müller.example` after some thousand calls.
 *
 * @see https://github.com/AikidoSec/firewall-node/pull/1086
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
