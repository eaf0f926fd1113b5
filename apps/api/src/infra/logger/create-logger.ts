import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { currentRequestId } from './request-scope.ts';

const requestOf = () => {
  const requestId = currentRequestId();
  return requestId ? { requestId } : {};
};

/**
 * JSON lines, each with the id of its request. Foreign text is one JSON string, so a hostile page cannot
 * forge a line.
 *
 * @param destination default: stdout.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: requestOf,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'accessToken', 'refreshToken', '*.password', '*.token'],
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
