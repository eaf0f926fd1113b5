import { type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** JSON lines on stdout. Foreign text is one JSON string, so a hostile page cannot forge a line. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'accessToken', 'refreshToken', '*.password', '*.token'],
      censor: '[redacted]',
    },
  });
}
