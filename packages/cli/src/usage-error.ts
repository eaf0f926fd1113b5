/** What was typed cannot be carried out. `message` says what is wrong and what is taken instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
