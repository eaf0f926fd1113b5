const ACCENTED = /\[[^\]]*\]|[άέήίόύώϊϋΐΰ]/gu;
const bare = (letters: string) => letters.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The source of a pattern so that it also matches Greek in capitals, which have no accents: "ΩΡΑΡΙΟ" for "ωράριο". What has no
 * Greek stays as it is.
 */
export const withGreekCapitals = (source: string): string =>
  source.replace(ACCENTED, (found) => {
    if (!/[άέήίόύώϊϋΐΰ]/u.test(found)) return found;
    return found.startsWith('[')
      ? `[${found.slice(1, -1)}${bare(found.slice(1, -1))}]`
      : `[${found}${bare(found)}]`;
  });
