import type { CrawledPage, CrawledSite, PageKind } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { isBroken } from '../../language/sentence-signs.ts';
import { defines } from '../../page/quotable/source-patterns.ts';
import { UNSPACED } from '../../page/scripts.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { oneLine } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import { languageKey } from './site-language.ts';

const SECTIONS = 6;
/** Characters of a section that are read. */
const LOOKED_AT = 2000;
const LEAST = 50;
const ARTICLE = /^(?:the|die|der|das|le|la|les|el|los|las|il|lo|gli|i|de|het|os?|as?)\s+|^l[’']/iu;

/** Pages that tell of the site where no about page does; not posts, products and legal texts. */
const FURTHER: readonly PageKind[] = ['about', 'contact', 'faq', 'docs', 'other'];

/** After the subject itself: "Anvil (the program) is a …", not "Anvil files are …". */
const IS =
  /^(?:\s\([^)]{1,60}\))?,?\s(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|är|er|on|jest|to|je|este|est[ea]|—|–|это)\s|^\s?は|^\s?是|^\s?[은는]\s/iu;

/**
 * A sentence of the about page, or of another page than the home page, that says what the site's name, or its subject, stands
 * for: "Anvil House is a …"; null for none.
 */
export function siteDefinition(site: CrawledSite): { page: CrawledPage; text: string } | null {
  const name = oneLine(site.name);
  const names = [name, siteSubject(name)].filter((each) => each !== '').map((each) => each.toLowerCase());
  if (names.length === 0) return null;
  const main = languageKey(site.language);
  const told = site.pages.filter(({ language }) => language === '' || languageKey(language) === main);
  const pages = FURTHER.flatMap((kind) => told.filter((page) => page.kind === kind));
  for (const page of pages)
    for (const section of page.sections.slice(0, SECTIONS))
      for (const { kind, text } of paragraphsOf({ ...section, text: section.text.slice(0, LOOKED_AT) })) {
        if (kind !== 'text') continue;
        const sentences = splitSentences(oneLine(text), site.language).map((sentence) => sentence.trim());
        const said = sentences.find((sentence) => {
          const bare = sentence.replace(ARTICLE, '');
          const named = names.find((each) => bare.toLowerCase().startsWith(each));
          const least = UNSPACED.test(sentence) ? LEAST / 2 : LEAST;
          if (named === undefined || sentence.length < least || isBroken(sentence)) return false;
          return defines(bare) && (page.kind === 'about' || IS.test(bare.slice(named.length)));
        });
        if (said) return { page, text: said };
      }
  return null;
}
