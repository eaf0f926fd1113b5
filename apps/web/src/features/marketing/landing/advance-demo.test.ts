import { expect, it } from 'vitest';
import { advanceDemo, type DemoState, demoDelays, demoStart } from './advance-demo.ts';
import { answerLength, type DemoPrompt, demoPrompts } from './demo-prompts.ts';

/** All states of the demo, from the start until the start comes again. */
function oneRound(prompts: readonly DemoPrompt[]): DemoState[] {
  const states: DemoState[] = [];
  let state = demoStart;
  do {
    states.push(state);
    state = advanceDemo(state, prompts);
  } while (state.index !== demoStart.index || state.phase !== demoStart.phase);
  return states;
}

it('shows the four platforms in turn, each answer complete before the next question begins', () => {
  const rests = oneRound(demoPrompts).filter(({ phase }) => phase === 'rest');
  expect(rests.map(({ index }) => demoPrompts[index]?.platform)).toEqual([
    'ChatGPT',
    'Perplexity',
    'Claude',
    'Gemini',
  ]);
});

it('takes 80 ms a character to ask, 1200 ms to think, 60 ms a character to answer, 4000 ms to be read', () => {
  const total = oneRound(demoPrompts).reduce((sum, { phase }) => sum + demoDelays[phase], 0);
  const expected = demoPrompts.reduce(
    (sum, prompt) => sum + 80 * (prompt.question.length + 1) + 1200 + 60 * (answerLength(prompt) + 1) + 4000,
    0,
  );
  expect(total).toBe(expected);
});
