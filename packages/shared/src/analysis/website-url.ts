export const websiteUrlErrors = {
  missing: 'Please enter a website URL',
  invalid: 'Please enter a valid website URL (e.g., example.com)',
} as const;

export type WebsiteUrlCheck = { ok: true; url: string } | { ok: false; error: string };

const LONGEST_URL = 2048;
/** What stands around an address that was copied out of a text. */
const WRAPPINGS = ['""', "''", '``', '“”', '„“', '‘’', '«»', '<>', '()'] as const;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

function unwrapped(text: string): string {
  const isWrapped = WRAPPINGS.some(
    ([before = '', after = '']) => text.length > 1 && text.startsWith(before) && text.endsWith(after),
  );
  return isWrapped ? text.slice(1, -1).trim() : text;
}

/**
 * The rule for an address that a person types, the same in the form and on the server.
 * It drops quotes and brackets around the address, adds `https://` if there is no scheme, accepts only http and
 * https, and drops the fragment. The host must parse, have at least 3 characters and contain a dot. Credentials
 * are refused. Applying it to its own result changes nothing.
 *
 * @returns the normalised absolute URL, or the text to show.
 */
export function checkWebsiteUrl(input: string): WebsiteUrlCheck {
  const typed = unwrapped(input.trim());
  if (typed === '') return { ok: false, error: websiteUrlErrors.missing };
  const invalid = { ok: false, error: websiteUrlErrors.invalid } as const;
  if (typed.length > LONGEST_URL || /\s/.test(typed)) return invalid;
  const parsed = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return invalid;
  if (parsed.username || parsed.password) return invalid;
  const host = parsed.hostname.replace(/\.$/, '');
  if (host.length < 3 || !host.includes('.') || host.startsWith('.')) return invalid;
  parsed.hash = '';
  return parsed.href.length > LONGEST_URL ? invalid : { ok: true, url: parsed.href };
}
