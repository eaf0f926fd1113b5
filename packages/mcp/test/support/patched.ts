/** The new text of a short file, from a diff that shows all of it. */
export const patched = (diff: string): string =>
  diff
    .split('\n')
    .filter((line) => /^[ +](?!\+\+)/.test(line))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
