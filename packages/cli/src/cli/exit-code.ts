/** What a shell is told. A run of several addresses ends with the worst of theirs: the highest. */
export const exitCodes = {
  good: 0,
  /** Below what was asked for. */
  below: 1,
  /** It could not be checked, or the command was not understood. */
  failed: 2,
  /** Ended by Ctrl-C: 128 and the number of the signal. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const worstOf = (codes: readonly ExitCode[]): ExitCode =>
  codes.reduce((worst, code) => (code > worst ? code : worst), exitCodes.good);
