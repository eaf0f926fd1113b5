/**
 * The text that people typed into a prerendered field, or a password manager filled in, before React hydrated
 * the page. Use it for initial values that would otherwise be empty.
 *
 * @param name of the field.
 */
export const typedBefore = (name: string): string =>
  globalThis.document?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
