import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen. Animations stop while it is not. */
export function useInView<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, inView];
}
