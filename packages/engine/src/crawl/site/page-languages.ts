import { guessLanguage, languageFits } from '../../language/guess-language.ts';
import { isSamplePage } from '../../page/site-name/system-texts.ts';
import type { CrawledPage } from '../crawled-site.ts';

/** Pages that show the language of a site. */
const LEAST_OTHERS = 2;
/** Pages that are read together, and characters of each, to tell the language of pages of few words. */
const MOST_TOGETHER = 30;
const MOST_OF_EACH = 400;
/** Others than a few pages among hundreds. */
const LEAST_SHARE = 1 / 3;

/** Without the samples of systems, which are in the language of those who made them. */
const saidBy = ({ description, excerpt, sections }: CrawledPage) =>
  [description, excerpt, ...sections.flatMap(({ heading, text }) => [heading, text])]
    .filter((text) => !isSamplePage(text))
    .join(' ');

/** The language of most pages; the home page's language if it has one. */
export function languageOf(pages: readonly CrawledPage[]): string {
  const [home] = pages;
  if (home?.kind === 'home' && home.language) return home.language;
  const counts = new Map<string, number>();
  for (const { language } of pages) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))[0]?.[0] ?? '';
}

/** The language that pages read as together; null if that is not clear. */
const readTogether = (pages: readonly CrawledPage[]): string | null =>
  guessLanguage(
    pages
      .slice(0, MOST_TOGETHER)
      .map((page) => saidBy(page).slice(0, MOST_OF_EACH))
      .join(' '),
  );

/**
 * The language of the pages that a template declares in one language: another one if they read so together, or if they are too
 * short to tell and the other pages show it.
 */
function languageOfDeclared(
  declared: string,
  same: readonly CrawledPage[],
  pages: readonly CrawledPage[],
): string {
  const together = readTogether(same);
  if (together !== null) return languageFits(declared, together) ? declared : together;
  const others = pages.filter(({ language }) => language !== '' && !languageFits(declared, language));
  const isShown = others.length >= Math.max(LEAST_OTHERS, same.length * LEAST_SHARE);
  return isShown && pages[0]?.kind === 'home' ? languageOf(others) : declared;
}

/** Pages with the language that they are in, where a template declares another one of the whole site: "en-us" of one in Czech. */
export function withTheirLanguage(pages: readonly CrawledPage[]): readonly CrawledPage[] {
  const declared = new Map<string, CrawledPage[]>();
  for (const page of pages) {
    const same = declared.get(page.language);
    if (same) same.push(page);
    else if (page.language !== '') declared.set(page.language, [page]);
  }
  const told = new Map(
    [...declared].map(([language, same]) => [language, languageOfDeclared(language, same, pages)]),
  );
  return pages.map((page) => {
    const language = told.get(page.language) ?? page.language;
    if (language === page.language) return page;
    // Pages of one language may be among those of another that their template declares.
    const isAsDeclared = languageFits(page.language, guessLanguage(saidBy(page)) ?? language);
    return isAsDeclared ? page : { ...page, language };
  });
}
