import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what was typed into a prerendered field before React had come (or what the browser put back
 * into it): React says nothing of it and would empty the field at the next rendering.
 *
 * @param take is given the text once, when there is any.
 * @returns the ref of the field.
 */
export function useTypedEarly(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Before any other effect: those of stores already render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has just come alive
  useLayoutEffect(() => {
    if (field.current?.value) take(field.current.value);
  }, []);
  return field;
}
