import type { Poster } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { SecretBox } from './secrets.ts';

/** What the use cases about webhooks need. */
export interface WebhooksDeps {
  db: Db;
  queue: Pick<Queue, 'send' | 'wake'>;
  mailer: Pick<Mailer, 'queue'>;
  poster: Poster;
  box: SecretBox;
  logger: Logger;
  appUrl: string;
  now(): Date;
  newId(): string;
  /** From 0 to 1. */
  random(): number;
}

/** The queue that wakes a worker; the rows decide what it sends. */
export const WEBHOOKS_QUEUE = 'webhooks';
