import { type RefObject, useEffect, useRef } from 'react';

const floors = new Map<HTMLElement, number>();

/** Where an element begins in the window, without the moves of an animation. */
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
 * Lifts the toasts above what stands at the bottom of the window and should not be covered: the room it
 * takes there becomes `--floor` of the page.
 *
 * @returns the ref of that element, which is there as long as the component is.
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
