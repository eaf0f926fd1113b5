/**
 * What was typed into a prerendered field, or filled in by a password manager, before React took over the page.
 * For the first values of a form that would otherwise begin empty.
 *
 * @param name of the field.
 */
export const typedBefore = (name: string): string =>
  globalThis.document?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
