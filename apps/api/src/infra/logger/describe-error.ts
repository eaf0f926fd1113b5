interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** The stack, a line each, without the message. */
  stack: string[];
  cause?: DescribedError;
}

const MOST_CAUSES = 5;

/** A failed query has its parameters (addresses, hashes, names) in its message: only the query is kept. */
function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  return error.message;
}

/** The lines with code locations. The message comes before them, and may imitate them. */
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
 * What a log line says about an error: its type, message, origin and cause. Other properties are left out,
 * because libraries attach requests, rows and credentials to errors.
 */
export const describeError = (error: unknown): unknown =>
  error instanceof Error ? describe(error, 0) : error;
