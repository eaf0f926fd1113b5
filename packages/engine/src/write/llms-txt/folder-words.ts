import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';

const humanise = (segment: string): string => {
  const words = segment.replace(/[-_+]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
};

/** A language's own name, for a folder named by its code: "English" for `en`. */
function languageName(folder: string): string | null {
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(folder)) return null;
  const name = new Intl.DisplayNames([folder], { type: 'language', fallback: 'none' }).of(folder);
  return name ? name.charAt(0).toLocaleUpperCase(folder) + name.slice(1) : null;
}

/** A folder's name in words: "Getting started" for `getting-started`, "English" for `en`. */
export function folderWords(folder: string): string {
  return languageName(folder) ?? humanise(percentDecoded(folder));
}
