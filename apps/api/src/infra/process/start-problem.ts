/**
 * Says in one line why the service did not start: what it tried, and the innermost cause (a failed query says
 * nothing without the database's message).
 */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is in use. Stop what listens there, or set another PORT.`;
  const listening = listenProblem(error);
  if (listening) return listening;
  const said = firstLine(error);
  const cause = innermost(error);
  const reason = inWords(cause) ?? firstLine(cause);
  if (cause === error) return reason;
  return said.includes(reason) ? said : `${said} ${reason}`;
}

/** A HOST that is not of this machine, or a port that only root may open. */
function listenProblem(error: Error): string | null {
  const { code, syscall } = { code: '', syscall: '', ...error };
  if (syscall === 'listen' && code === 'EACCES')
    return `this user may not listen on that port (${firstLine(error)}). Set another PORT, such as one above 1023.`;
  if (syscall === 'getaddrinfo' || (syscall === 'listen' && code === 'EADDRNOTAVAIL'))
    return `HOST is no address of this machine (${firstLine(error)}). Set 127.0.0.1, 0.0.0.0 for all addresses, or one of its own.`;
  return null;
}

/** What the system's error codes mean for the operator. */
const SYSTEM_CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota of the disk is used up',
  EROFS: 'The disk can only be read',
  EEXIST: 'A file stands where a folder is needed',
  ENOTDIR: 'A file stands where a folder is needed',
  EISDIR: 'A folder stands where a file is needed',
  EACCES: 'The user that runs the service may not write there',
  EPERM: 'The user that runs the service may not do that',
  EMFILE: 'The limit of open files is too low (ulimit -n)',
  ENFILE: 'The machine has too many open files',
};

function inWords(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : '';
  const words =
    SYSTEM_CODES[code] ??
    (/\bENOSPC\b|No space left on device/.test(error.message) ? SYSTEM_CODES.ENOSPC : undefined);
  return words ? `${words}: ${firstLine(error)}` : null;
}

const firstLine = ({ message }: Error) => message.split('\n', 1)[0] ?? '';

/** Causes can form a cycle. */
const DEEPEST = 10;

function innermost(error: Error): Error {
  let last = error;
  for (let depth = 0; depth < DEEPEST && last.cause instanceof Error; depth += 1) last = last.cause;
  return last;
}
