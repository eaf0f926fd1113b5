import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboxTransport, createSmtpTransport, isRefusedForGood } from './mail-transport.ts';

const logger = pino({ level: 'silent' });
const mail = {
  id: 'm1',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'See https://visible.example/x',
  html: '<p>x</p>',
  headers: { 'List-Unsubscribe': '<mailto:x@y.z>' },
};
const from = 'Visible AI <hello@visible.example>';
const impatient = { connectMs: 300, silenceMs: 300, totalMs: 900 };

describe('mail by SMTP', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  function smtpServer(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<number> {
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
    closing.push(() => server.close());
    return new Promise((resolve) => {
      const listening: Server = server.listen(0, '127.0.0.1', () =>
        resolve((listening.address() as AddressInfo).port),
      );
    });
  }
  function tcpServer(talk: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      closing.push(() => socket.destroy());
      talk(socket);
    });
    closing.push(() => server.close());
    return new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  }
  const send = (port: number, timeouts = impatient) =>
    createSmtpTransport(`smtp://127.0.0.1:${port}`, from, timeouts).deliver(mail);

  it('reaches its one recipient with both parts', async () => {
    let taken = '';
    const port = await smtpServer({
      onData(stream, session, done) {
        taken = session.envelope.rcptTo.map(({ address }) => address).join();
        stream.on('data', (bytes: Buffer) => {
          taken += bytes.toString();
        });
        stream.on('end', () => done());
      },
    });
    await send(port, { connectMs: 5000, silenceMs: 5000, totalMs: 5000 });
    expect(taken).toMatch(/^ada@example\.com/);
    expect(taken).toContain('Message-ID: <m1@visible.example>');
    expect(taken).toContain('text/plain');
    expect(taken).toContain('text/html');
  });

  it.each([
    ['takes the connection and says nothing', () => undefined],
    ['greets and falls silent', (socket: Socket) => void socket.write('220 hi\r\n')],
    [
      'talks on for ever without an end',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('220-hi\r\n'), 50);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('gives up on a server that %s', async (_name, talk) => {
    const port = await tcpServer(talk);
    await expect(send(port)).rejects.toThrow();
  });

  it('tells a recipient that does not exist from a server that will do better later', async () => {
    const refusing = (responseCode: number) =>
      smtpServer({
        onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
      });
    const gone = await send(await refusing(550)).catch((error: unknown) => error);
    const later = await send(await refusing(451)).catch((error: unknown) => error);
    expect([isRefusedForGood(gone), isRefusedForGood(later)]).toEqual([true, false]);
  });

  it('tells no address when a server repeats the one it refuses', async () => {
    const port = await smtpServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such user <${address}>, sorry`)),
    });
    const refused = await send(port).catch((error: unknown) => String(error));
    expect(refused).toContain('no such user <address>, sorry');
    expect(refused).not.toContain('ada@');
  });
});

describe('the outbox', () => {
  it('holds each mail as a file with both parts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const transport = createOutboxTransport(folder, from, logger, () => new Date(0));
    await transport.deliver(mail);
    expect(await readdir(folder)).toEqual(['1970-01-01T00-00-00-000Z-ada@example.com.eml']);
    const source = await readFile(join(folder, '1970-01-01T00-00-00-000Z-ada@example.com.eml'), 'utf8');
    expect(source).toContain('To: ada@example.com');
    expect(source).toContain('Message-ID: <m1@visible.example>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('https://visible.example/x');
    await rm(folder, { recursive: true });
  });

  it('keeps every mail of twenty that reach one recipient in the same millisecond', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const transports = [1, 2].map(() => createOutboxTransport(folder, from, logger, () => new Date(0)));
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) => transports[number % 2]?.deliver({ ...mail, subject: `Mail ${number}.` })),
    );
    const files = await readdir(folder);
    const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const subjects = sources.map((source) => /Subject: (.*)/.exec(source)?.[1]?.trim());
    expect(files.every((file) => /^1970-01-01T00-00-00-\d{3}Z-ada@example\.com\.eml$/.test(file))).toBe(true);
    expect(subjects.sort()).toEqual(numbers.map((number) => `Mail ${number}.`).sort());
    await rm(folder, { recursive: true });
  });

  it.each(['a@b.co, c@d.co', 'a@b.co\nBcc: c@d.co', '"x" <a@b.co>'])(
    'refuses the recipient %j',
    async (to) => {
      const transport = createOutboxTransport('/nonexistent', 'x@y.example', logger, () => new Date(0));
      await expect(transport.deliver({ ...mail, to })).rejects.toThrow('one recipient');
    },
  );
});
