import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMemoryDatabase } from '../../../test/support/open-memory-database.ts';
import type { Database } from '../../db/database.ts';
import { createMailer, type Mailer } from './create-mailer.ts';
import { createOutboxTransport, type OutgoingMail } from './mail-transport.ts';

const logger = pino({ level: 'silent' });
const letter = {
  key: 'k1',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'See https://visible.example/x',
  html: '<p>x</p>',
};

let database: Database;
let mailer: Mailer | undefined;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterEach(async () => {
  await mailer?.stop();
  await database.execute('delete from mails');
});
afterAll(() => database.close());

function startMailer(deliver: (mail: OutgoingMail) => Promise<void>, now = () => new Date()) {
  mailer = createMailer({ db: database.db, transport: { deliver, close: () => undefined }, logger, now });
  mailer.start();
  return mailer;
}

describe('a queued mail', () => {
  it('leaves once, however often it was queued', async () => {
    const sent: OutgoingMail[] = [];
    const { queue } = startMailer(async (mail) => void sent.push(mail));
    await queue(database.db, letter);
    await queue(database.db, letter);
    await vi.waitFor(() => expect(sent).toHaveLength(1), 5000);
    expect(sent[0]).toMatchObject({ to: 'ada@example.com', subject: 'Hello' });
  });

  it('is not sent when its transaction fails', async () => {
    const sent: OutgoingMail[] = [];
    const { queue } = startMailer(async (mail) => void sent.push(mail));
    const failing = database.db.transaction(async (tx) => {
      await queue(tx, letter);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await queue(database.db, { ...letter, key: 'k2', subject: 'Second' });
    await vi.waitFor(() => expect(sent.map(({ subject }) => subject)).toEqual(['Second']), 5000);
  });

  it('is tried again when the server refuses it', async () => {
    let tries = 0;
    let hours = 0;
    const { queue } = startMailer(
      async () => {
        tries += 1;
        if (tries < 3) throw new Error('451 try later');
      },
      () => {
        hours += 1;
        return new Date(hours * 3_600_000);
      },
    );
    await queue(database.db, letter);
    await vi.waitFor(async () => {
      const { rows } = await database.execute('select state, attempts from mails');
      expect(rows).toEqual([{ state: 'sent', attempts: 3 }]);
    }, 8000);
  });
});

describe('the outbox', () => {
  it('holds each mail as a file with both parts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const transport = createOutboxTransport(
      folder,
      'Visible AI <hello@visible.example>',
      logger,
      () => new Date(0),
    );
    await transport.deliver({ id: 'm1', headers: { 'List-Unsubscribe': '<mailto:x@y.z>' }, ...letter });
    expect(await readdir(folder)).toEqual(['1970-01-01T00-00-00-000Z-ada@example.com.eml']);
    const mail = await readFile(join(folder, '1970-01-01T00-00-00-000Z-ada@example.com.eml'), 'utf8');
    expect(mail).toContain('To: ada@example.com');
    expect(mail).toContain('Message-ID: <m1@visible.example>');
    expect(mail).toContain('https://visible.example/x');
    await rm(folder, { recursive: true });
  });

  it.each(['a@b.co, c@d.co', 'a@b.co\nBcc: c@d.co', '"x" <a@b.co>'])(
    'refuses the recipient %j',
    async (to) => {
      const transport = createOutboxTransport('/nonexistent', 'x@y.example', logger, () => new Date(0));
      await expect(transport.deliver({ id: 'm', headers: {}, ...letter, to })).rejects.toThrow(
        'one recipient',
      );
    },
  );
});
