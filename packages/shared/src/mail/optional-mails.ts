/**
 * Mails that people can stop, each with its name on the screen where they do. Mails that an account needs
 * (links to verify and to reset, security changes) are not listed: they are always sent.
 */
export const optionalMails = {
  'analysis-result': 'results of website analyses',
  'form-receipt': 'confirmations of the contact form',
  'site-alerts': 'alerts about this site',
  'file-refreshes': 'refreshes of the files of this site',
} as const satisfies Record<string, string>;
export type OptionalMail = keyof typeof optionalMails;

export const isOptionalMail = (kind: string): kind is OptionalMail => Object.hasOwn(optionalMails, kind);

/** The kind of mail that an unsubscribe link stops. The token starts with it; null for an invalid token. */
export function optionalMailOf(token: string): OptionalMail | null {
  const kind = token.split('.', 1)[0] ?? '';
  return isOptionalMail(kind) ? kind : null;
}
