/** What one line says, as far as it is looked at. Filled in anew by each line, so that a log of millions makes no waste. */
export interface LogLine {
  address: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What was asked for, with its query. */
  uri: string;
  status: number;
  referrer: string;
  userAgent: string;
}

/** Reads a line of one format. @returns whether it is one; `into` is worth nothing where it is not. */
export type ReadLine = (line: string, into: LogLine) => boolean;
