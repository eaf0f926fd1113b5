/**
 * The used parts of a line. Each line overwrites the same object, so a log of millions of lines makes no
 * garbage.
 */
export interface LogLine {
  address: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The requested address, with its query. */
  uri: string;
  status: number;
  referrer: string;
  userAgent: string;
}

/** Reads a line of one format. @returns whether it has the format; if not, ignore `into`. */
export type ReadLine = (line: string, into: LogLine) => boolean;
