import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tabStorage } from './tab-storage.ts';

/**
 * Keeps the text that was typed into a prerendered field before React hydrated it, or that the browser
 * restored. React fires no event for it and would empty the field at the next render. An empty field gets what the tab
 * stored of it before a reload.
 *
 * @param key names the field in the tab.
 * @param take gets the text once, if there is any.
 * @returns the ref of the field.
 */
export function useTypedEarly(key: string, take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Runs before all other effects, because those of stores already render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after hydration
  useLayoutEffect(() => {
    const stored = tabStorage.read(key);
    const text = field.current?.value || (typeof stored === 'string' ? stored : '');
    if (text) take(text);
  }, []);
  return field;
}
