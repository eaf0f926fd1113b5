import { setTimeout as wait } from 'node:timers/promises';
import type { SiteAuditEvent } from '@visible-ai/shared/sites/schema';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { AppError } from '../../http/app-error.ts';
import { findListedAudit, type ListedAuditRow } from '../site-audit-store.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { progressOf } from './run-audit.ts';

const failure = (code: string, error: string): SiteAuditEvent => ({ type: 'error', error, code });
const STOPPING = failure('shutting_down', 'The service is restarting. Please try again in a moment.');
const GONE = failure('not_found', 'The audit was deleted.');
const AWAY = failure('unavailable', 'The service is busy. Please try again in a moment.');

/** The state of an audit as an item of its stream; the last item is an end. */
function eventOf(row: ListedAuditRow): SiteAuditEvent {
  const { id, status, score } = row;
  switch (status) {
    case 'running':
      return { type: 'progress', progress: progressOf(row) };
    case 'failed':
      return failure(row.errorCode ?? 'internal', row.error ?? 'The audit failed.');
    default:
      return { type: 'completed', id, score };
  }
}

/**
 * The progress of an audit, at each change until it ends. It is read from the row, so it works on any
 * instance.
 *
 * @param signal aborted when the client leaves or the server stops.
 * @throws AppError not_found, before the first item.
 */
export async function* watchAudit(
  { db, timing }: Pick<SitesDeps, 'db' | 'timing'>,
  { ownerId, id }: { ownerId: string; id: string },
  signal: AbortSignal,
  log: Logger,
): AsyncGenerator<SiteAuditEvent, void, void> {
  let told = '';
  try {
    for (;;) {
      const row = await findListedAudit(db, ownerId, id);
      if (!row && told === '') throw new AppError('not_found', { text: 'There is no such audit' });
      if (!row) return yield GONE;
      const event = eventOf(row);
      const text = JSON.stringify(event);
      if (text !== told) yield event;
      told = text;
      if (event.type !== 'progress') return;
      await wait(timing.look, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return yield STOPPING;
    }
  } catch (error) {
    if (told === '' || !isDatabaseAway(error)) throw error;
    log.warn({ err: error }, 'How far an audit is could not be read');
    yield AWAY;
  }
}
