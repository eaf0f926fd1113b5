/** For every command that fetches. */
export const fetchingOptions = {
  'allow-private': {
    type: 'string',
    multiple: true,
    value: 'HOST:PORT',
    about: 'A private address that may be read, such as localhost:3000. Repeatable',
  },
} as const;

/** For every command that shows progress. */
export const showingOptions = {
  quiet: { type: 'boolean', short: 'q', about: 'Show nothing of the work on the way' },
} as const;

export const outputOption = {
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    about:
      'Write the result there, whole or not at all, instead of to the terminal; - is the standard output',
  },
} as const;
