import { answerRuns } from '../../db/schema/answers.ts';
import { type LeasedJobs, leaseTiming } from '../../infra/leased-jobs/leased-jobs.ts';
import type { AnswersTiming } from '../answers-deps.ts';

export const answerRunJobs: LeasedJobs = {
  table: answerRuns,
  queue: 'answer-run',
  // A run mostly waits; all runs of an instance together ask an engine eight questions at once.
  atATime: 4,
  mostPerOwner: 2,
  claimLock: 7_140_253,
};

export const answersTiming: AnswersTiming = {
  ...leaseTiming,
  // 100 prompts with 30 samples from every engine, eight at once, two minutes each, take thirteen hours.
  limit: 24 * 3_600_000,
  retry: 500,
};
