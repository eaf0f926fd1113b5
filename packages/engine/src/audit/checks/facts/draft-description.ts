import { isSlogan } from '../../../page/is-slogan.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { plainDescription } from '../../../page/plain-description.ts';
import { isTemplateDescription } from '../../../page/site-name/template-title.ts';
import { isContactLine } from '../../../page/stated/address-label.ts';
import { isGreeting } from '../../../page/without-greeting.ts';
import { textWidth } from '../wording/text-width.ts';
import { isArticle } from './is-article.ts';
import { ownDescriptions } from './own-descriptions.ts';
import { pageLanguage } from './page-language.ts';
import { proseOfSubject } from './prose-of-subject.ts';
import { knownName } from './site-name.ts';
import { standsAlone } from './stands-alone.ts';
import { wholeSentences } from './whole-sentences.ts';

/** A line of an address, of whom to call, or one that something follows. */
const NO_SENTENCE =
  /[:：]\s*$|(?<!\p{L})(?:photos?|fotos?|pictures?|images?|bilder?|credits?)(?: by)?[:：]\s|\S@\S+\.\p{L}|(?:\+|(?<!\d)0)\d[\d\s./()-]{6,}\d|^["“«„][^"”»“]*$/iu;
/** An owner's words, though few, say what the page is. */
const OWN_LEAST = 25;
const LEAST = 60;
const MOST_READ = 300;
const MOST = 3;

/**
 * Descriptions made of whole sentences of the page, best first: from its own description that is too long, from its tags for
 * social networks, from its main text. Menus, notices and breadcrumbs are never used. The last one is a gap to fill in.
 *
 * @param limits in letters, where an East Asian letter counts as two: the fewest that pass, those that are shown, the most that pass.
 */
export function draftDescriptions(
  page: PageFacts,
  url: string,
  { shortest, shown, longest }: { shortest: number; shown: number; longest: number },
): string[] {
  const tagged = page.metaDescription?.trim() ?? '';
  const written = plainDescription(tagged);
  const isTagged = written !== tagged.replace(/\s+/g, ' ');
  const language = pageLanguage(page) ?? '';
  const name = knownName(page, url);
  const prose = proseOfSubject(page, name, language);
  const own = ownDescriptions(page).filter((text) => text !== written.replace(/\s+/g, ' '));
  const sources = [
    textWidth(written) > longest || isTagged ? written : '',
    ...(written === '' ? own : []),
    ...prose,
    prose.join(' '),
    ...own,
  ];
  const draft = (source: string, least: number) =>
    wholeSentences(source, [least, shown, Math.min(longest, MOST_READ)]) ?? [];
  const [opening = ''] = prose;
  const drafts = [
    // A short sentence that opens the page says more of it than a longer one further down.
    ...(written === '' && own.every((text) => textWidth(text) < shortest) && textWidth(opening) < LEAST
      ? [draft(opening, shortest)]
      : []),
    ...[LEAST, shortest].flatMap((least) => sources.map((source) => draft(source, least))),
  ].flat();
  const gap = isArticle(page)
    ? 'REPLACE: what the article says, in one or two sentences'
    : `REPLACE: what ${name ?? 'this page'} offers, for whom and where, in one or two sentences`;
  const isShort = textWidth(written) >= OWN_LEAST && textWidth(written) < shortest;
  const isCut = /(?:…|\.{3})$/u.test(written);
  const isOwn =
    isShort &&
    !isCut &&
    written !== page.title?.trim() &&
    !isTemplateDescription(written) &&
    !isGreeting(written);
  const ended = /[!?。！？]$/u.test(written) ? written : `${written.replace(/[\s.]+$/u, '')}.`;
  const kept = `${ended} REPLACE: what a reader should know of it, in one sentence`;
  return [...new Set(drafts)]
    .filter((draft) => draft !== page.title?.trim() && !NO_SENTENCE.test(draft) && !isSlogan(draft))
    .filter((draft) => !isContactLine(draft) && standsAlone(draft, language))
    .slice(0, MOST)
    .concat(gap)
    .toSpliced(0, 0, ...(isOwn ? [kept] : []));
}
