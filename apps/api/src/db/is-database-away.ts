/**
 * Error codes of PostgreSQL and of the network that mean: not now. Connections (08), not enough connections,
 * memory or disk (53), ended or canceled by the operator (57), lock timeout (55P03), an idle transaction
 * ended (25P03), read-only while a standby takes over or a disk is full (25006), a deadlock or a
 * serialization failure (40).
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const PASSING_STATE = /^(?:08|53|57|40)[0-9A-Z]{3}$|^55P03$|^25P03$|^25006$/;
const PASSING_NETWORK =
  /^E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN|AI_AGAIN|NOTFOUND)$/;
/** Errors that the driver reports only as text. */
const PASSING_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed/;

/** Whether an error or its cause means that the database cannot serve now but may soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (PASSING_STATE.test(code) || PASSING_NETWORK.test(code) || PASSING_WORDS.test(error.message))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error.cause !== undefined && isDatabaseAway(error.cause);
}
