import { checkDomain } from './check-domain.ts';

/**
 * Reads a generator's domain field, and says by toast what is wrong with it.
 *
 * @param tell is told the same for the form to show: the field's problem, or that there is none.
 * @returns the address, or null when it is none.
 */
export function readDomain(typed: string, tell: (problems: { domain?: string }) => void): string | null {
  const checked = checkDomain(typed);
  tell(checked.ok ? {} : { domain: checked.problem });
  return checked.ok ? checked.url : null;
}
