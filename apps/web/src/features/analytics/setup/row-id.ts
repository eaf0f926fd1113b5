/** An id for a row of a form. Without https `crypto.randomUUID` does not exist. */
export const rowId = (): string =>
  Array.from({ length: 2 }, () => Math.random().toString(36).slice(2, 8)).join('');
