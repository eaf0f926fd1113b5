import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';

/** An account's request for a trial. It has at most one. */
export const trialRequest = z
  .object({ status: z.enum(['open', 'granted', 'declined']), created_at: z.iso.datetime() })
  .meta({ id: 'TrialRequest' });

const own = { tag: 'Accounts', access: 'signed-in', limit: 'default' } as const;
const office = { tag: 'Users', access: 'admin', limit: 'default' } as const;

export const getTrialRequest = defineEndpoint({
  ...own,
  id: 'getTrialRequest',
  method: 'GET',
  path: '/api/auth/trial-request',
  summary: 'Whether the account has asked for a trial, and what came of it',
  answers: { 200: z.object({ request: trialRequest.nullable() }) },
  errors: ['not_authenticated'],
});

export const askForTrial = defineEndpoint({
  ...own,
  id: 'askForTrial',
  method: 'POST',
  path: '/api/auth/trial-request',
  summary: 'Ask the admins for a trial; asked again, the answer is what came of the first time',
  answers: { 200: z.object({ request: trialRequest }) },
  errors: ['not_authenticated', 'unprocessable'],
});

export const openTrialRequest = z
  .object({
    user_id: z.uuid(),
    email: z.string(),
    display_name: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OpenTrialRequest' });
export type OpenTrialRequest = z.infer<typeof openTrialRequest>;

export const listTrialRequests = defineEndpoint({
  ...office,
  id: 'listTrialRequests',
  method: 'GET',
  path: '/api/users/trial-requests',
  summary: 'The trials that wait for an answer, the longest waiting first; `credits` is what one grants',
  answers: { 200: z.object({ requests: z.array(openTrialRequest), credits: z.int() }) },
  errors: ['not_authenticated', 'forbidden'],
});

export const decideTrialRequest = defineEndpoint({
  ...office,
  id: 'decideTrialRequest',
  method: 'POST',
  path: '/api/users/:id/trial-request',
  summary: 'Grant or decline the trial that an account asked for; its owner is mailed',
  params: z.object({ id: z.uuid('not a user id') }),
  body: z.object({ decision: z.enum(['grant', 'decline']) }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_authenticated', 'forbidden', 'not_found'],
});

/** Every call about trials. */
export const trialEndpoints = [getTrialRequest, askForTrial, listTrialRequests, decideTrialRequest] as const;
