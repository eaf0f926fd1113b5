/** The address in a sender such as `Visible AI <hello@example.com>`. Visitors may write to it too. */
const addressIn = (sender: string): string => /[^\s<>"&]+@[^\s<>"&]+/.exec(sender)?.[0] ?? sender;

/**
 * The address that visitors may write to: the sender of mails, or without one the address for prospects; null if the
 * installation names neither.
 */
export function contactOf({
  MAIL_FROM,
  INTAKE_TO,
}: {
  MAIL_FROM: string;
  INTAKE_TO?: string | undefined;
}): string | null {
  const sender = addressIn(MAIL_FROM);
  return sender.endsWith('@localhost') ? (INTAKE_TO ?? null) : sender;
}
