import type { Poster } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { SecretBox } from './secrets.ts';

/** What the use cases around webhooks stand on. */
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

/** Jobs of this queue wake a worker; what it then sends, the rows decide. */
export const WEBHOOKS_QUEUE = 'webhooks';
