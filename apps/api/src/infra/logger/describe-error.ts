interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown, a line each, without the message. */
  stack: string[];
  cause?: DescribedError;
}

const MOST_CAUSES = 5;

/** A failed query repeats its parameters (addresses, hashes, names) in its message: only the query is kept. */
function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  return error.message;
}

/** The lines that name places. The message stands before them, and may be made to look like one. */
function placesOf({ stack = '', message }: Error): string[] {
  const after = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(after)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line));
}

function describe(error: Error, depth: number): DescribedError {
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: placesOf(error),
    ...(cause instanceof Error && depth < MOST_CAUSES ? { cause: describe(cause, depth + 1) } : {}),
  };
}

/**
 * What a log line tells of an error: its kind, its words, where it came from and why. No other property of it
 * is written, since libraries hang requests, rows and credentials on theirs.
 */
export const describeError = (error: unknown): unknown =>
  error instanceof Error ? describe(error, 0) : error;
