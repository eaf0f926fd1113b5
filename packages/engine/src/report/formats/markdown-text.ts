import { plainLine, plainText } from './plain-text.ts';

/** What can begin or end markup anywhere in a line of CommonMark or GitHub's Markdown. */
const SIGNS = /[\\`*_{}[\]<>#|~&!$^@]/g;

/** Foreign words on one line of Markdown, escaped so that none of them becomes markup. */
export const markdownText = (text: string): string =>
  plainLine(text)
    .replace(SIGNS, '\\$&')
    .replaceAll('://', '\\://')
    .replace(/\bwww\./gi, (www) => www.replace('.', '\\.'))
    // At the beginning of a line: a list, a heading's underline.
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');

/** Foreign words in bold; a dash if there are none, because two pairs of stars would not be bold. */
export const markdownStrong = (words: string): string => {
  const text = markdownText(words);
  return text === '' ? '–' : `**${text}**`;
};

/** A file or a part of one, unchanged, in a fence of more backticks than it contains. */
export function markdownCode(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${plainText(code)}\n${fence}`;
}

/** A foreign address: a link if it is a web address. */
export function markdownLink(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return markdownText(address);
  return /[\s<>]/.test(url.href) ? markdownText(url.href) : `<${url.href}>`;
}
