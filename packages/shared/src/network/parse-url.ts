/**
 * The address that a text is; null for what is none. `URL.canParse` is not asked: on Node.js 20 and 22 it says no to hosts
 * like `müller.example` once it was called some thousand times.
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
