/** The exit code for the shell. A run over several addresses ends with the highest of their codes, which is the worst. */
export const exitCodes = {
  good: 0,
  /** Below the required result. */
  below: 1,
  /** It could not be checked, or the command was wrong. */
  failed: 2,
  /** Ended by Ctrl-C: 128 and the number of the signal. */
  interrupted: 130,
  /** Ended by another program, such as a CI job that was cancelled. */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const worstOf = (codes: readonly ExitCode[]): ExitCode =>
  codes.reduce((worst, code) => (code > worst ? code : worst), exitCodes.good);
