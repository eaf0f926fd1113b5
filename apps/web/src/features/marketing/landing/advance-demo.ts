import { answerLength, type DemoPrompt } from './demo-prompts.ts';

/** The state of the demo: the prompt, the phase, and the number of typed characters in this phase. */
export interface DemoState {
  readonly index: number;
  readonly phase: 'question' | 'pause' | 'answer' | 'rest';
  readonly typed: number;
}

/** Milliseconds until the next step: for each character of a question or answer, or for a whole pause. */
export const demoDelays: Readonly<Record<DemoState['phase'], number>> = {
  question: 80,
  pause: 1200,
  answer: 60,
  rest: 4000,
};

/** The state in the prerendered page, and for visitors who want no motion: the first answer, complete. */
export const demoStart: DemoState = { index: 0, phase: 'rest', typed: 0 };

/** The next state: one more character, or the next phase. After the last prompt comes the first. */
export function advanceDemo(state: DemoState, prompts: readonly DemoPrompt[]): DemoState {
  const { index, phase, typed } = state;
  const prompt = prompts[index];
  if (!prompt) return demoStart;
  switch (phase) {
    case 'question':
      return typed < prompt.question.length
        ? { index, phase, typed: typed + 1 }
        : { index, phase: 'pause', typed: 0 };
    case 'pause':
      return { index, phase: 'answer', typed: 0 };
    case 'answer':
      return typed < answerLength(prompt)
        ? { index, phase, typed: typed + 1 }
        : { index, phase: 'rest', typed: 0 };
    case 'rest':
      return { index: (index + 1) % prompts.length, phase: 'question', typed: 0 };
  }
}
