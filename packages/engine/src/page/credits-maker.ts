import type { PageDocument, PageElement } from './page-document.ts';
import { joinPieces, textOf } from './page-text.ts';
import { quickTest } from './quick-test.ts';

const VERBS =
  'powered|designed|built|made|created|developed|coded|hosted|website|web ?design|web ?site|site|theme|realisiert|umgesetzt|erstellt|programmiert|gestaltet|entwickelt|réalisée?|propulsée?|conçue?|développée?|créée?|desarrollad[oa]|diseñad[oa]|cread[oa]|hech[oa]|realizzat[oa]|sviluppat[oa]|creat[oa]|desenvolvid[oa]|criad[oa]|feit[oa]|gerealiseerd|ontworpen|ontwikkeld|gemaakt|skapad|producerad|utvecklad|udviklet|utviklet|laget|lavet|toteutus|zaprojektowan[ea]|wykonanie|realizacja|vytvořil[ao]?|készítette|разработан[оа]?|создан[оа]?|сделано|розроблено';
const LINKING =
  'by|with|on|von|mit|durch|par|avec|por|con|da|di|com|door|met|av|af|przez|на|в|компанией|студией';
/** Who helped with it, as a footer thanks them. */
const HELP =
  "unterstützung (?:von|durch)|with (?:the )?(?:support|help) (?:of|from|by)|avec l[’']aide de|con (?:el apoyo|l[’']aiuto) d[ei]";
/** The program that a site is made with, in words that would name its owner with "by": "Published with HonKit". */
const WITH_TOOL = '(?:published|generated|rendered)\\s+(?:with|using)|generated\\s+by';
/** "Developed by:", "Webdesign:", "Site réalisé par", "Built with Sphinx using a" at the end of what stands before a link. */
const CREDIT = new RegExp(
  `(?<!\\p{L})(?:(?:${VERBS})\\s+(?:(?:and|&|und|et|y|e)\\s+(?:${VERBS})\\s+)?(?:${LINKING})\\s*[:：]?|(?:${WITH_TOOL})|(?:${HELP})|(?:${VERBS})\\s*[:：]|(?:${VERBS})\\s+(?:${LINKING})\\s[^.!?|·]{1,40}\\s(?:using|and|und|et|y)(?:\\s(?:an?|the))?)\\s*$`,
  'iu',
);
/** "Con tecnología de GoDaddy": what builders write of themselves. */
const RUNS_ON =
  'con tecnolog[ií]a d[ei]|com tecnologia d[aeo]|mogelijk gemaakt door|obsługiwane przez|(?:σχεδιασμός|κατασκευή|φιλοξενείται) από|(?:уеб ?)?(?:дизайн|изработка) от';
const BEGINS_CREDIT = new RegExp(
  `^(?:(?:${VERBS})\\s+(?:${LINKING})\\s|(?:${WITH_TOOL})\\s|(?:${VERBS})\\s*[:：]|(?:${RUNS_ON})\\s)`,
  'iu',
);
const mayCredit = quickTest(
  CREDIT,
  `${VERBS}|published|generated|rendered|unterstützung|support|help|aide|apoyo|aiuto`,
);
/** A line about the site itself: "This website was designed by Ann Lee". */
const OF_THE_SITE = new RegExp(
  `(?<!\\p{L})(?:web ?-?sites?|homepage|web-?seiten?|internet(?:auftritt|seiten?|präsenz)|webauftritt|site (?:web|internet)|sitio(?: web)?|página(?: web)?|sito(?: web)?|lloc web|strona(?: internetowa)?|сайт|hemsidan?|hjemmesiden?|nettsted(?:et)?|sivusto)(?!\\p{L})[^.:]{0,40}?(?<!\\p{L})(?:${VERBS})\\s+(?:${LINKING}|durch)(?!\\p{L})`,
  'iu',
);
const LONGEST_LINE = 160;

/** Whether a text says who made the website: it tells of neither the page nor its owner. */
export const isMakersLine = (text: string): boolean =>
  text.length <= LONGEST_LINE && (BEGINS_CREDIT.test(text) || OF_THE_SITE.test(text));

/** The text before a link that may say whose it is. */
const PIECES_BEFORE = 6;
const LONGEST = 120;

/**
 * Whether a link is to whoever made the page for its owner: "Developed by Ann Lee" in a footer. What it leads to is theirs, not
 * the owner's.
 */
export function creditsMaker(page: PageDocument, link: PageElement): boolean {
  const { textStart } = link;
  const before = joinPieces(page.pieces, { from: Math.max(0, textStart - PIECES_BEFORE), to: textStart });
  const end = before.slice(-LONGEST);
  return (mayCredit(end) && CREDIT.test(end)) || BEGINS_CREDIT.test(textOf(page, link, LONGEST));
}
