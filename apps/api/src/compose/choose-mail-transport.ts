import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import {
  createNoTransport,
  createOutboxTransport,
  createSmtpTransport,
  type MailTransport,
} from '../infra/mailer/mail-transport.ts';

/** How this installation sends mail: through a mail server, into a folder, or not at all. */
export function chooseMailTransport(config: Config, logger: Logger, now: () => Date): MailTransport {
  if (config.MAIL === 'smtp' && config.SMTP_URL)
    return createSmtpTransport(config.SMTP_URL, config.MAIL_FROM);
  if (config.MAIL === 'off') return createNoTransport(logger);
  return createOutboxTransport(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM, logger, now);
}
