/** Gmail reads its addresses without their dots, under either of its names. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, for counting what is sent to it: `Ada+news@Example.com` is `ada@example.com`.
 * Never an address to write to: elsewhere a plus or a dot may be part of a name.
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
