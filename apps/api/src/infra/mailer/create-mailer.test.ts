import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '../../../test/support/create-test-database.ts';
import type { Database } from '../../db/database.ts';
import { createLogger } from '../logger/create-logger.ts';
import { inRequest } from '../logger/request-scope.ts';
import { createQueue } from '../queue/create-queue.ts';
import type { Queue } from '../queue/queue.ts';
import { createMailer, type Mailer } from './create-mailer.ts';
import type { OutgoingMail } from './mail-transport.ts';

const logger = pino({ level: 'silent' });
const now = () => new Date();
const soon = { timeout: 15_000, interval: 20 };
const letter = {
  key: 'k1',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'See https://visible.example/x',
  html: '<p>x</p>',
};

describe.each(testDatabases)('a queued mail, on $name', ({ create }) => {
  let database: Database;
  let queues: Queue[];
  beforeEach(async () => {
    database = await create();
    queues = [];
  });
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await database.close();
  });

  async function open(deliver: (mail: OutgoingMail) => Promise<void>, log = logger): Promise<Mailer> {
    const queue = createQueue({ database, logger: log });
    const transport = { deliver, close: () => undefined };
    const mailer = createMailer({ db: database.db, queue, transport, logger: log, now });
    queues.push(queue);
    await queue.start();
    await mailer.start();
    return mailer;
  }
  const states = async () =>
    (await database.execute('select subject, state, attempts, text from mails order by subject')).rows;

  it('leaves once, however often it was queued, and its text is forgotten then', async () => {
    const sent: OutgoingMail[] = [];
    const mailer = await open(async (mail) => void sent.push(mail));
    await mailer.queue(database.db, letter);
    await mailer.queue(database.db, letter);
    await vi.waitFor(
      async () =>
        expect(await states()).toEqual([{ subject: 'Hello', state: 'sent', attempts: 1, text: '' }]),
      soon,
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'ada@example.com', text: letter.text });
  });

  it('is not sent when its transaction fails', async () => {
    const sent: OutgoingMail[] = [];
    const mailer = await open(async (mail) => void sent.push(mail));
    const failing = database.db.transaction(async (tx) => {
      await mailer.queue(tx, letter);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await mailer.queue(database.db, { ...letter, key: 'k2', subject: 'Second' });
    await vi.waitFor(() => expect(sent.map(({ subject }) => subject)).toEqual(['Second']), soon);
  });

  it('is tried again when the server is not there', async () => {
    let tries = 0;
    const mailer = await open(async () => {
      tries += 1;
      if (tries === 1) throw new Error('connect ECONNREFUSED');
    });
    await mailer.queue(database.db, letter);
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 2 }]), {
      timeout: 18_000,
      interval: 50,
    });
  }, 25_000);

  it('is given up at once when its recipient does not exist', async () => {
    const mailer = await open(async () => {
      throw Object.assign(new Error('550 no such user'), { command: 'RCPT TO', responseCode: 550 });
    });
    await mailer.queue(database.db, letter);
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'failed', attempts: 1, text: '' }]),
      soon,
    );
  });

  it('says to its reader and in the log which request caused it', async () => {
    const sent: OutgoingMail[] = [];
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    const failing = async (mail: OutgoingMail) => {
      sent.push(mail);
      if (sent.length === 1) throw new Error('not now');
    };
    const mailer = await open(failing, log);
    await inRequest('request-17', () => mailer.queue(database.db, letter));
    const told = () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => /A job failed|A mail was handed over/.test(msg));
    await vi.waitFor(() => expect(told()).toHaveLength(2), soon);
    expect(told().map(({ requestId }) => requestId)).toEqual(['request-17', 'request-17']);
    expect(sent.map(({ headers }) => headers)).toEqual(Array(2).fill({ 'X-Request-Id': 'request-17' }));
  }, 25_000);

  it('leaves also when only its row was restored from a backup', async () => {
    const sent: OutgoingMail[] = [];
    const first = await open(async () => undefined);
    await queues[0]?.stop();
    await first.queue(database.db, letter);
    await database.execute('delete from pgboss.job');
    await open(async (mail) => void sent.push(mail));
    await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
  });

  it('is sent once also when the database is away just as it has left', async () => {
    const sent: OutgoingMail[] = [];
    let awayFor = 0;
    const queue = createQueue({ database, logger });
    queues.push(queue);
    const flaky = new Proxy(database.db, {
      get(db, name) {
        if (name !== 'update' || awayFor === 0) return Reflect.get(db, name, db);
        awayFor -= 1;
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      },
    });
    const mailer = createMailer({
      db: flaky,
      queue,
      transport: {
        deliver: async (mail) => {
          sent.push(mail);
          awayFor = 3;
        },
        close: () => undefined,
      },
      logger,
      now,
    });
    await queue.start();
    await mailer.queue(database.db, letter);
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]),
      soon,
    );
    expect(sent).toHaveLength(1);
  });

  it('is sent once by two instances', async () => {
    const sent: string[] = [];
    const deliver = async ({ id }: OutgoingMail) => void sent.push(id);
    const [one] = [await open(deliver), await open(deliver)];
    for (const key of ['a', 'b', 'c', 'd']) await one.queue(database.db, { ...letter, key });
    await vi.waitFor(() => expect(sent).toHaveLength(4), soon);
    expect(new Set(sent).size).toBe(4);
  });
});
