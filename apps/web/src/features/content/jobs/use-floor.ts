import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lifts the toasts above what stands at the bottom right: its height becomes `--floor` of the page.
 *
 * @param shown whether the element is there.
 */
export function useFloor(shown: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const card = element.current;
    if (!shown || !card) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--floor', `${card.offsetHeight + 12}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(card);
    return () => {
      observer.disconnect();
      style.removeProperty('--floor');
    };
  }, [shown]);
  return element;
}
