import { eventBody } from '@visible-ai/shared/webhooks/events';
import { expect, it } from 'vitest';
import { webhookExample } from './webhook-example.ts';

it('is an event as it is sent', () => {
  expect(eventBody.parse(webhookExample)).toEqual(webhookExample);
});
