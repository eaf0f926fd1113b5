import { withoutIndexFile } from '../../../page/index-file.ts';

const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/**
 * Whether an address is the first page of its host, or of one of its languages. What such a page says about itself is
 * true of the whole site.
 */
export function isFrontPage(url: string): boolean {
  const parts = withoutIndexFile(new URL(url).pathname).split('/').filter(Boolean);
  const [first = ''] = parts;
  return parts.length === 0 || (parts.length === 1 && LANGUAGE.test(first));
}
