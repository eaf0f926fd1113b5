import type { AddressInfo, Server, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `later` answers 451 to each mail; `hanging up` closes the connection after the whole mail. */
type Mode = 'taking' | 'later' | 'hanging up';

export interface CaughtMail {
  to: string[];
  subject: string;
  messageId: string;
}

export interface SmtpSink {
  port: number;
  caught: CaughtMail[];
  become(mode: Mode): void;
  close(): Promise<void>;
}

function headOf(source: string) {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

/** A mail server that stores what it gets, and can misbehave. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const caught: CaughtMail[] = [];
  const sockets = new Map<number, Socket>();
  let mode: Mode = 'taking';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (bytes: Buffer) => {
        source += bytes.toString();
      });
      stream.on('end', () => {
        if (mode === 'later') return done(Object.assign(new Error('come again'), { responseCode: 451 }));
        if (mode === 'hanging up') return void sockets.get(session.remotePort)?.destroy();
        const header = headOf(source);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        caught.push({ to, subject: header('Subject'), messageId: header('Message-ID') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = await new Promise<Server>((resolve) => {
    const opened: Server = server.listen(0, '127.0.0.1', () => resolve(opened));
  });
  listening.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  return {
    port: (listening.address() as AddressInfo).port,
    caught,
    become(next) {
      mode = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
