import { mailEndpoints } from '@visible-ai/shared/mail/endpoints';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { stopSiteMails } from '../../src/sites/stop-site-mails.ts';
import { createOptionalMails } from '../../src/unsubscribe/create-optional-mails.ts';
import { unsubscribeRoutes } from '../../src/unsubscribe/routes.ts';
import type { MailTopic } from '../../src/unsubscribe/unsubscribe-token.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { noKeys } from '../support/no-keys.ts';

const logger = pino({ level: 'silent' });
const now = () => new Date('2026-11-20T12:00:00.000Z');
let sent = 0;
const results: MailTopic = { kind: 'analysis-result', about: '' };

describe.each(testDatabases)('mails one may do without, on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.close());

  function open(appUrl = 'https://visible.example', secret = 'x') {
    const { db } = database;
    const keyedHash = createKeyedHash(secret);
    const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
    const transport = { deliver: async () => undefined, close: () => undefined };
    const mailer = createMailer({ db, queue: noQueue, transport, logger, now });
    const mailFrom = 'Visible AI <hello@visible.example>';
    const optional = createOptionalMails({ mailer, keyedHash, appUrl, mailFrom });
    const app = createApp({
      endpoints: mailEndpoints,
      routes: unsubscribeRoutes({ db, keyedHash, now, stopSiteMails: (siteId) => stopSiteMails(db, siteId) }),
      logger,
      appUrl,
      version: '0',
      trustProxy: undefined,
      scriptHashes: [],
      ...noKeys,
      authenticate: async () => null,
      consumeLimit: async () => ({ ok: true }),
      stop: createStopSignal(),
    });
    return {
      agent: request(app),
      /** @returns the headers of the mail; null if none is queued. */
      async send(to: string, topic: MailTopic) {
        sent += 1;
        const key = `mail ${sent}`;
        await optional.queue(db, topic, { key, to, subject: 'S', text: 'T', html: '<p>T</p>' });
        return (await db.select().from(mails)).find((mail) => mail.key === key)?.headers ?? null;
      },
    };
  }

  /** The https address in the header, as a mail program finds it. */
  const linkIn = (headers: Record<string, string> | null) =>
    headers?.['List-Unsubscribe']?.match(/<https:\/\/visible\.example([^>]+)>/)?.[1] ?? 'none';

  it('stop by the one click of a mail program, for the mailbox and that kind alone', async () => {
    const { agent, send } = open();
    const headers = await send('Ada+news@example.com', results);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(headers?.['List-Unsubscribe']).toContain('<mailto:hello@visible.example?subject=unsubscribe>');
    const link = linkIn(headers);
    expect(decodeURIComponent(link)).not.toMatch(/ada|example/i);
    // As in RFC 8058: a form, no cookie, no sign-in.
    await agent.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200, { success: true });
    expect(await send('ada@example.com', results)).toBeNull();
    expect(await send('ada@example.com', { ...results, kind: 'form-receipt' })).not.toBeNull();
    expect(await send('eve@example.com', results)).not.toBeNull();
    await agent.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200);
    await agent.post(link.replace('/unsubscribe', '/resubscribe')).expect(200, { success: true });
    expect(await send('ada@example.com', results)).not.toBeNull();
  });

  it('stop for one thing they are about and go on for the others', async () => {
    const { agent, send } = open();
    const site = (digit: string): MailTopic => ({
      ...results,
      about: `${digit.repeat(8)}-0000-4000-8000-000000000000`,
    });
    await agent.post(linkIn(await send('ada@example.com', site('1')))).expect(200);
    expect(await send('ada@example.com', site('1'))).toBeNull();
    expect(await send('ada@example.com', site('2'))).not.toBeNull();
  });

  it('go on when the link is only opened, or is not one of ours', async () => {
    const { agent, send } = open();
    const link = linkIn(await send('ada@example.com', results));
    await agent.get(link);
    const other = linkIn(await open('https://visible.example', 'y').send('ada@example.com', results));
    const forged = [other, link.replace('analysis-result', 'form-receipt'), link.slice(0, -1), `${link}a`];
    for (const each of [...forged, '/unsubscribe', '/unsubscribe?token=a', `${link}&${link.split('?')[1]}`])
      await agent.post(each).expect(400);
    expect(await send('ada@example.com', results)).not.toBeNull();
    expect(await send('ada@example.com', { ...results, kind: 'form-receipt' })).not.toBeNull();
  });

  it('stay stopped under another secret, and offer no one click without https', async () => {
    const { agent, send } = open();
    await agent.post(linkIn(await send('ada@example.com', results))).expect(200);
    expect(await open('https://visible.example', 'y').send('ada@example.com', results)).toBeNull();
    const plain = await open('http://localhost:3001').send('eve@example.com', results);
    expect(plain?.['List-Unsubscribe']).toContain('<http://localhost:3001/unsubscribe?token=');
    expect(plain).not.toHaveProperty('List-Unsubscribe-Post');
  });
});
