const TOKEN = /^[\p{L}\p{N}_-]+/u;

/**
 * The product token at the start of a `User-agent` value or of a crawler's own name: "Googlebot/2.1" is
 * "googlebot". RFC 9309 allows letters, "_" and "-". We also accept digits and other letters, because real
 * agents have them (AI2Bot, 360Spider).
 *
 * @returns the token in lower case, `*` for the wildcard, or '' if there is none.
 */
export function productToken(value: string): string {
  const trimmed = value.trim();
  if (/^\*(\s|$)/.test(trimmed)) return '*';
  return (TOKEN.exec(trimmed)?.[0] ?? '').toLowerCase();
}
