import { type RefObject, useEffect, useRef } from 'react';

const floors = new Map<HTMLElement, number>();

/** The top of an element in the window, without running animations. */
function topOf(element: HTMLElement): number {
  const above = element.offsetParent;
  return element.offsetTop + (above instanceof HTMLElement ? topOf(above) : 0);
}

function lay(): void {
  const { style } = document.documentElement;
  if (floors.size === 0) style.removeProperty('--floor');
  else style.setProperty('--floor', `${Math.max(...floors.values())}px`);
}

/**
 * Lifts the toasts above an element at the bottom of the window: `--floor` of the page becomes the room that
 * the element needs there.
 *
 * @returns the ref of that element, which must exist as long as the component.
 */
export function useFloor<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const standing = element.current;
    if (!standing) return;
    const measure = () => {
      floors.set(standing, Math.max(0, window.innerHeight - topOf(standing) - 8));
      lay();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(standing);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      floors.delete(standing);
      lay();
    };
  }, []);
  return element;
}
