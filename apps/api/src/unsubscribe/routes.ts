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
  /** Alerts are a setting of the site, so its owner sees there that they are off. */
  stopSiteMails(siteId: string): Promise<void>;
  now(): Date;
}

/**
 * The calls behind the unsubscribe links in mails. Anybody who has the mail may make them, as often as they
 * like.
 */
export function unsubscribeRoutes({ db, keyedHash, stopSiteMails, now }: UnsubscribeDeps): Route[] {
  const read = (token: string): Suppression => {
    const suppression = readUnsubscribeToken(keyedHash, token);
    if (suppression) return suppression;
    throw new AppError('invalid_input', { text: 'This link to unsubscribe is not one of ours.' });
  };
  return [
    route(calls.unsubscribe, async ({ query }) => {
      const suppression = read(query.token);
      if (suppression.kind === 'site-alerts') await stopSiteMails(suppression.about);
      else await suppress(db, suppression, now());
      return reply(200, { success: true } as const);
    }),
    route(calls.resubscribe, async ({ query }) => {
      const suppression = read(query.token);
      // Anybody who has a mail may stop them. Only the owner of the site may switch them on again.
      if (suppression.kind === 'site-alerts')
        throw new AppError('invalid_input', {
          text: 'Alerts about a site are switched on again in its settings.',
        });
      await unsuppress(db, suppression);
      return reply(200, { success: true } as const);
    }),
  ];
}
