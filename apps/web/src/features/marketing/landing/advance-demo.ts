import { answerLength, type DemoPrompt } from './demo-prompts.ts';

/** Where the demo stands: which prompt, which part of it, and how many characters of that part are typed. */
export interface DemoState {
  readonly index: number;
  readonly phase: 'question' | 'pause' | 'answer' | 'rest';
  readonly typed: number;
}

/** Milliseconds until the next step: a character of the question or the answer, or a whole wait. */
export const demoDelays: Readonly<Record<DemoState['phase'], number>> = {
  question: 80,
  pause: 1200,
  answer: 60,
  rest: 4000,
};

/** The demo as the prerendered page shows it, and whoever wants no motion: the first answer, complete. */
export const demoStart: DemoState = { index: 0, phase: 'rest', typed: 0 };

/** The state after this one: one character more, or the next phase, and after the last prompt the first. */
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
