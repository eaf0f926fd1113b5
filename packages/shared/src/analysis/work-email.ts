import { isRecipient } from '../mail/recipient.ts';

export const workEmailErrors = {
  missing: 'Please enter your work email',
  invalid: 'Please enter a valid email address',
  notWork: 'Please use a valid business or personal email address',
} as const;

export type WorkEmailCheck = { ok: true; email: string } | { ok: false; error: string };

/** Whether a mail domain belongs to a disposable or alias mail service. */
export type IsDisposableDomain = (domain: string) => boolean;

const FREE_MAIL = /^(gmail|outlook|hotmail|yahoo|icloud|aol|live|msn|me|mac)\.[a-z.]{2,}$/;
/** The only alias relay on the product's blocklist. Private mailboxes (Proton, Tuta) are allowed. */
const ALIAS_RELAY = 'simplelogin.com';

const belongsTo = (domain: string, owner: string) => domain === owner || domain.endsWith(`.${owner}`);

/**
 * The rule for the work mail address of the analysis form, the same in the form and on the server.
 *
 * @param isDisposable looks up a lower-case domain in a list of disposable mail services. It is a
 *   parameter, because the list is large and browsers load it late.
 * @returns the trimmed address with a lower-case domain, or the text to show.
 */
export function checkWorkEmail(input: string, isDisposable: IsDisposableDomain): WorkEmailCheck {
  const typed = input.trim();
  if (typed === '') return { ok: false, error: workEmailErrors.missing };
  if (!isRecipient(typed)) return { ok: false, error: workEmailErrors.invalid };
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (belongsTo(domain, ALIAS_RELAY) || isDisposable(domain))
    return { ok: false, error: workEmailErrors.notWork };
  const [first = ''] = domain.split('.');
  if (!FREE_MAIL.test(domain) && first.length < 2) return { ok: false, error: workEmailErrors.notWork };
  return { ok: true, email: `${typed.slice(0, at)}@${domain}` };
}
