/** Gmail ignores dots in its addresses, under both of its domains. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting mails: `Ada+news@Example.com` is `ada@example.com`. Never send
 * mail to it: other services may use a plus or a dot in names.
 *
 * @param address of the form `local@domain`.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, Math.max(0, at)).toLowerCase().split('+');
  if (!DOTLESS.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
