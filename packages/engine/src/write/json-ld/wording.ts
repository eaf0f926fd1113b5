import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { isGreeting } from '../../page/without-greeting.ts';
import { plainName } from '../plain-name.ts';
import { oneLine } from '../sentences.ts';

/**
 * The page's own name, in words that it contains: a title that we made to distinguish it from others does not
 * count. Neither does a `<title>` that only repeats the home page's.
 */
export function ownTitle({ title, resume }: CrawledPage, home?: CrawledPage): string {
  if (!resume) return withoutEmblems(title);
  const { social, heading, headline } = resume.titles;
  const repeats = oneLine(resume.titles.document) === oneLine(home?.resume?.titles.document ?? '');
  const document = repeats ? '' : resume.titles.document;
  const written = [document, social, heading, headline];
  const isOwn = written.some((text) => plainName(text).includes(plainName(title)));
  return withoutEmblems(isOwn ? title : heading || document || title);
}

/** A text that was not truncated; undefined for a truncated or an empty one, and for a mere greeting. */
export function wholeText(text: string): string | undefined {
  const plain = oneLine(text);
  if (isGreeting(plain)) return undefined;
  return plain !== '' && !/(?:…|\.\.\.)[\]"”’»]?\s*$/u.test(plain) ? plain : undefined;
}
