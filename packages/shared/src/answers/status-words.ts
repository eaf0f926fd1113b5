import type { RunStatus, SampleStatus } from './schema.ts';

/** The name and the meaning of each result of a question. */
export const statusWords: Readonly<Record<SampleStatus, { label: string; meaning: string }>> = {
  ok: { label: 'Answered', meaning: 'searched and answered: what the figures are counted from' },
  no_search: { label: 'No search', meaning: 'answered from memory, without looking anything up' },
  truncated: { label: 'Cut off', meaning: 'the answer ended before it was complete' },
  refused: { label: 'Refused', meaning: 'the engine would not answer' },
  tool_error: { label: 'Search failed', meaning: 'the engine’s own search did not work' },
  http_error: { label: 'No answer', meaning: 'the engine could not be reached, or sent an error' },
  over_budget: { label: 'Not asked', meaning: 'the budget was used up; it cost nothing' },
};

export const runWords: Readonly<Record<RunStatus, string>> = {
  running: 'Under way',
  completed: 'Completed',
  cancelled: 'Ended early',
  over_budget: 'Ended by the budget',
  failed: 'Failed',
};
