import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';

const slidesIn = (deck: HTMLElement | null) => [
  ...(deck?.querySelectorAll<HTMLElement>('[data-slide]') ?? []),
];

/** How many slides a key moves. Home and End move to the first and the last. */
const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Whether the focused element needs the key: a field, or a table that scrolls sideways. */
const isTaken = ({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null) ||
  (target instanceof HTMLElement && target.scrollWidth > target.clientWidth);

/** The index of the slide at the middle of the window. */
function slideInMiddle(slides: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2;
  const passed = slides.filter((slide) => slide.getBoundingClientRect().top <= middle).length;
  return Math.max(passed - 1, 0);
}

/** The slides of a deck: which one is shown, and how to move by button and by key. */
export function useSlides(): {
  deck: RefObject<HTMLDivElement | null>;
  current: number;
  move: (by: number) => void;
} {
  const deck = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const move = useCallback((by: number) => {
    const slides = slidesIn(deck.current);
    const next = Math.min(Math.max(slideInMiddle(slides) + by, 0), slides.length - 1);
    slides[next]?.focus({ preventScroll: true });
    slides[next]?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = moves[event.key];
      if (by === undefined || isTaken(event)) return;
      event.preventDefault();
      move(by);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [move]);

  useEffect(() => {
    const onScroll = () => setCurrent(slideInMiddle(slidesIn(deck.current)));
    // Captured, because in full screen the deck itself scrolls, not the page.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    onScroll();
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);

  return { deck, current, move };
}
