const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Words as a list in a sentence: "a, b and c". */
export const listWords = (words: readonly string[], last: keyof typeof formats): string =>
  formats[last].format(words);
