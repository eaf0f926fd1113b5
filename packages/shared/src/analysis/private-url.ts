/**
 * Reads a private address that may be reached nevertheless, as a person types it: its host needs no dot, and without a scheme
 * it is `http`, because machines of one's own rarely have a certificate.
 *
 * @param allowed hosts with their ports, such as `localhost:3000`.
 * @returns the absolute URL without its fragment; null if it is no such address.
 */
export function allowedPrivateUrl(typed: string, allowed: readonly string[]): string | null {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://${text}`);
  if (!url || url.username || url.password) return null;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (!allowed.includes(`${url.hostname}:${port}`)) return null;
  url.hash = '';
  return url.href;
}

/** Whether an address that was typed leads to this machine by its name, such as `localhost:3000`. */
export const namesThisMachine = (typed: string): boolean =>
  /^(https?:\/\/)?(localhost(?=[:/?#]|$)|\[)/i.test(typed.trim());
