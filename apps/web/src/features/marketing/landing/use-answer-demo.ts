import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';
import { advanceDemo, type DemoState, demoDelays, demoStart } from './advance-demo.ts';
import { demoPrompts } from './demo-prompts.ts';
import { useInView } from './use-in-view.ts';

export interface AnswerDemo {
  state: DemoState;
  paused: boolean;
  togglePaused: () => void;
  /** Shows the answer of a platform. Types it unless the visitor wants no motion. */
  choose: (index: number) => void;
  /** The demo runs only while this element is on the screen. */
  element: RefObject<HTMLElement | null>;
}

/** The typing demo of the landing page. It stops with reduced motion, out of sight and when paused. */
export function useAnswerDemo(): AnswerDemo {
  const [state, setState] = useState(demoStart);
  const [paused, setPaused] = useState(false);
  const [element, inView] = useInView<HTMLElement>();

  useEffect(() => {
    if (paused || !inView || prefersReducedMotion()) return undefined;
    const timer = setTimeout(() => setState(advanceDemo(state, demoPrompts)), demoDelays[state.phase]);
    return () => clearTimeout(timer);
  }, [state, paused, inView]);

  return {
    state,
    paused,
    togglePaused: () => setPaused(!paused),
    choose: (index) =>
      setState(
        paused || prefersReducedMotion()
          ? { index, phase: 'rest', typed: 0 }
          : { index, phase: 'question', typed: 0 },
      ),
    element,
  };
}
