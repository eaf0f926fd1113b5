/**
 * Why the service did not start, in one line for whoever started it: what was tried, and the innermost reason
 * (a failed query says nothing without the database's own words).
 */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is in use. Stop what listens there, or set another PORT.`;
  const said = firstLine(error);
  const reason = firstLine(innermost(error));
  return reason === said ? said : `${said} ${reason}`;
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0] ?? '';

/** Causes can be a ring. */
const DEEPEST = 10;

function innermost(error: Error): Error {
  let last = error;
  for (let depth = 0; depth < DEEPEST && last.cause instanceof Error; depth += 1) last = last.cause;
  return last;
}
