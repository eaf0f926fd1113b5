/**
 * Mails that somebody may do without, each with its name on the screen where they stop. What an account cannot do
 * without (links to verify and to reset, what was changed) is not among them: it always goes.
 */
export const optionalMails = {
  'analysis-result': 'results of website analyses',
  'form-receipt': 'confirmations of the contact form',
  'site-alerts': 'alerts about this site',
  'file-refreshes': 'refreshes of the files of this site',
} as const satisfies Record<string, string>;
export type OptionalMail = keyof typeof optionalMails;

export const isOptionalMail = (kind: string): kind is OptionalMail => Object.hasOwn(optionalMails, kind);

/** What a link to unsubscribe is about, which its token says first; null for what is no such token. */
export function optionalMailOf(token: string): OptionalMail | null {
  const kind = token.split('.', 1)[0] ?? '';
  return isOptionalMail(kind) ? kind : null;
}
