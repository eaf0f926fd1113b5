import type { AnswerOnce } from '../../src/infra/idempotency/answer-once.ts';

const answerOnce: AnswerOnce = async (_call, act) => ({ kind: 'acted', ...(await act()) });

/** Parts of an app without API keys and idempotency. */
export const noKeys = { authenticateKey: async () => null, answerOnce };
