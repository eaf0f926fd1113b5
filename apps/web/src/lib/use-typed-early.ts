import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the text that was typed into a prerendered field before React hydrated it, or that the browser
 * restored. React fires no event for it and would empty the field at the next render.
 *
 * @param take gets the text once, if there is any.
 * @returns the ref of the field.
 */
export function useTypedEarly(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Runs before all other effects, because those of stores already render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after hydration
  useLayoutEffect(() => {
    if (field.current?.value) take(field.current.value);
  }, []);
  return field;
}
