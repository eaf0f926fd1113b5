import * as calls from '@visible-ai/shared/mail/endpoints';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { type Route, reply, route } from '../http/route.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import { suppress, unsuppress } from './suppression-store.ts';
import { readUnsubscribeToken, type Suppression } from './unsubscribe-token.ts';

export interface UnsubscribeDeps {
  db: Db;
  keyedHash: KeyedHash;
  now(): Date;
}

/** The calls behind the links in mails that one may do without. Whoever has the mail may make them, again and again. */
export function unsubscribeRoutes({ db, keyedHash, now }: UnsubscribeDeps): Route[] {
  const read = (token: string): Suppression => {
    const suppression = readUnsubscribeToken(keyedHash, token);
    if (suppression) return suppression;
    throw new AppError('invalid_input', { text: 'This link to unsubscribe is not one of ours.' });
  };
  return [
    route(calls.unsubscribe, async ({ query }) => {
      await suppress(db, read(query.token), now());
      return reply(200, { success: true } as const);
    }),
    route(calls.resubscribe, async ({ query }) => {
      await unsuppress(db, read(query.token));
      return reply(200, { success: true } as const);
    }),
  ];
}
