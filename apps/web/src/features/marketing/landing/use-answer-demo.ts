import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';
import { advanceDemo, type DemoState, demoDelays, demoStart } from './advance-demo.ts';
import { demoPrompts } from './demo-prompts.ts';
import { useInView } from './use-in-view.ts';

export interface AnswerDemo {
  state: DemoState;
  paused: boolean;
  togglePaused: () => void;
  /** Shows the answer of one platform; where motion is wanted, it is typed. */
  choose: (index: number) => void;
  /** The element that must be on the screen for the demo to run. */
  element: RefObject<HTMLElement | null>;
}

/** The hero's typing demo, step by step. Still under reduced motion, out of sight and when paused. */
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
