/** The parts of a line that we use. One object is filled again by each line, so a log of millions of lines makes no garbage. */
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
