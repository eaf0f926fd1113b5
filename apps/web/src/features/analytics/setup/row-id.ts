/** An id for a row that somebody writes; `crypto.randomUUID` is not there without https. */
export const rowId = (): string =>
  Array.from({ length: 2 }, () => Math.random().toString(36).slice(2, 8)).join('');
