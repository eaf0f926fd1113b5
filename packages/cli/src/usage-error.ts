/** The command line cannot be executed. `message` says what is wrong and what is accepted. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
