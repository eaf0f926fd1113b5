import { contentUrl, contentUrlErrors } from '@visible-ai/shared/content/schema';
import { toast } from '@/components/ui/toast.ts';

/** How long a toast about a form stays. */
const FORM_TOAST_MS = 6000;

/** Says what a form still lacks. */
export function sayIncomplete(description: string): void {
  toast.error(description, { title: 'Please complete required fields', duration: FORM_TOAST_MS });
}

export type DomainCheck = { ok: true; url: string } | { ok: false; problem: string };

export const DOMAIN_REQUIRED = 'Domain is required - please enter your website URL';

/** Checks the typed website. A toast says what is wrong with it. */
export function checkDomain(typed: string): DomainCheck {
  if (typed === '') {
    sayIncomplete(DOMAIN_REQUIRED);
    return { ok: false, problem: DOMAIN_REQUIRED };
  }
  const checked = contentUrl.safeParse(typed);
  if (checked.success) return { ok: true, url: checked.data };
  const problem = typed.trim() === '' ? contentUrlErrors.missing : contentUrlErrors.invalid;
  toast.error(problem, { duration: FORM_TOAST_MS });
  return { ok: false, problem };
}
