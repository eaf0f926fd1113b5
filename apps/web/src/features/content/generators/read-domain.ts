import { checkDomain } from './check-domain.ts';

/**
 * Reads a generator's domain field. A toast says what is wrong with it.
 *
 * @param tell gets the same problem for the form, or an empty object.
 * @returns the address, or null if it is wrong.
 */
export function readDomain(typed: string, tell: (problems: { domain?: string }) => void): string | null {
  const checked = checkDomain(typed);
  tell(checked.ok ? {} : { domain: checked.problem });
  return checked.ok ? checked.url : null;
}
