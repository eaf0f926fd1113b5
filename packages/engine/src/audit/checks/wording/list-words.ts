const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Words in a row as a sentence says them: "a, b and c". */
export const listWords = (words: readonly string[], last: keyof typeof formats): string =>
  formats[last].format(words);
