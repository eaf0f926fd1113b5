import { accessibleName } from '../accessible-name.ts';
import { withoutIndexFile } from '../index-file.ts';
import type { NameClue } from '../name-clues.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../page-document.ts';
import type { Region } from '../page-part.ts';
import { collapse, joinPieces, textOf } from '../page-text.ts';
import { hostOf } from './host-of.ts';

const LONGEST = 200;
const LONGEST_LINE = 400;
const LOGO = /(?:^|[\s_-])(?:logo|logotype|brand|navbar-brand|site-?title|site-?name|wordmark)(?:$|[\s_-])/i;
/** What stands beside the name within a logo: "brand-sub", "logo__tagline". */
const BESIDE_NAME =
  /[\s_-](?:sub(?:title|text|line)?|tag(?:line)?|slogan|motto|claim|desc(?:ription)?|caption|small)(?:$|[\s_-])/i;
/** What an alt text says besides the name. */
const NO_NAME =
  /\.(?:png|jpe?g|svg|webp|gif|avif)\b|[\s,–—-]{0,10}(?:\b(?:visit|go to|back to|return to|to) (?:the )?(?:main|home|front|start) ?page\b|\bback to (?:the )?(?:start|top|home)\b|\bzur(?:ück zur)? startseite\b|\b(?:retour|aller) (?:à|vers) l[’']accueil\b|\b(?:retour à la )?page d[’']accueil\b|\b(?:volver|ir) (?:al inicio|a la (?:página )?(?:principal|portada))\b|\b(?:torna|vai) alla (?:home(?:page)?|pagina iniziale)\b|\bna(?:ar)? de (?:startpagina|homepage)\b|\bvoltar (?:ao|para o) início\b|(?:перейти )?на главную(?: страницу)?|トップページへ|ホームへ|返回首页|回首頁)|\b(?:(?:the|our|le|la|el|il|lo|o|das|het|notre|nuestro|unser)\s+)?(?:company\s+)?logo(?:type|tipo)?(?:\s+(?:of|von|der|des|de|du|di|van|for))?\b|のロゴ|ロゴ|标志|標誌|로고|логотип|شعار|(?:^|[\s|,:–—-]{0,10}[|,:–—-]\s{0,10})(?:home(?:page)?|startseite|accueil|inicio|start)\s*$|^(?:home(?:page)?|startseite|accueil|inicio)\s*[|,:–—-]/giu;
/** What the pictures of links to profiles say, also where the file is called "logoFacebook.png". */
const NETWORK =
  /^(?:facebook|instagram|twitter|x|you ?tube|linked ?in|tik ?tok|whats ?app|telegram|pinterest|mastodon|bluesky|threads|github|spotify|rss)$/i;
/** What leads a page on or back, not a name: "<-previous", "« Contents". */
const LEADS_ON = /^(?:<-|[←⇐◀◄]|[«‹](?![^»›]*[»›]$))|(?:->|[→⇒▶►])$|^[^«‹]*[»›]$/u;

/** The logo of whom it belongs to leads to their site; a link to call or to write is none. */
function leadsElsewhere(page: PageDocument, element: PageElement): boolean {
  const around = page.elements[element.parent];
  const link = element.name === 'a' ? element : around?.name === 'a' ? around : undefined;
  if (/^\s*(?:tel|mailto|sms):/i.test((link && attribute(link, 'href')) ?? '')) return true;
  const host = link && hostOf(resolveUrl(attribute(link, 'href'), page.baseUrl));
  return host !== undefined && host !== hostOf(page.baseUrl);
}

/** A telephone number below the name in a logo: "8(911)860-44-18". */
const CALLED_AT = /(?<![\p{L}\p{N}])[+(]?\d[\d\s()./-]{6,18}\d(?![\p{L}\p{N}])/gu;
/** More elements are no logo. */
const MOST_IN_LOGO = 100;

/** A sentence behind the name in a logo: "Alexis’ log <strong>A personal blog.</strong>". */
const SENTENCE = /\p{L}\s+\p{L}\S*\s+\p{L}.*[.!?]$/u;

/** The text before a sentence at the end of a logo; null if it has none. */
function beforeTagline(
  page: PageDocument,
  element: PageElement,
  inside: readonly PageElement[],
): string | null {
  const tagline = inside.find(
    (inner) => inner.textStart > element.textStart && SENTENCE.test(textOf(page, inner, 100)),
  );
  if (!tagline || joinPieces(page.pieces, { from: tagline.textEnd, to: element.textEnd }) !== '') return null;
  const before = joinPieces(page.pieces, { from: element.textStart, to: tagline.textStart, limit: 100 });
  return /\p{L}{2}/u.test(before) ? before : null;
}

const marksOf = (element: PageElement) =>
  `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;

/** The text of a logo without what stands beside its name: the "A" in a circle, hidden from assistive technology, and a tagline. */
function logoText(page: PageDocument, element: PageElement): string {
  const inside = page.elements.slice(element.index + 1, Math.min(element.end, element.index + MOST_IN_LOGO));
  const signs = inside.filter(
    (inner) => attribute(inner, 'aria-hidden') === 'true' || BESIDE_NAME.test(marksOf(inner)),
  );
  if (signs.length === 0) return beforeTagline(page, element, inside) ?? textOf(page, element, 100);
  const passes = ({ isText }: Region) => isText;
  let from = element.textStart;
  const parts = [...signs, null].map((sign) => {
    const part = joinPieces(page.pieces, {
      from,
      to: sign?.textStart ?? element.textEnd,
      limit: 100,
      passes,
    });
    from = Math.max(from, sign?.textEnd ?? from);
    return part;
  });
  return collapse(parts.join(' ')) || textOf(page, element, 100);
}

/** Books of GitBook lead home by a heading above each page, with the title of the page that its own heading says again. */
function headsPage(page: PageDocument): (link: PageElement) => boolean {
  const isHome = withoutIndexFile(page.baseUrl) === URL.parse('/', page.baseUrl)?.href;
  const headings = isHome ? [] : page.elements.filter(({ name, hidden }) => name === 'h1' && !hidden);
  if (headings.length < 2) return () => false;
  const texts = headings.map((heading) => textOf(page, heading, LONGEST));
  return ({ index }) => {
    const own = headings.findIndex((heading) => heading.index < index && index < heading.end);
    return own >= 0 && texts.some((text, at) => at !== own && text === texts[own]);
  };
}

/** The names of the logo and the link to the home page. */
export function fromLogo(page: PageDocument): NameClue[] {
  const clues: NameClue[] = [];
  const home = URL.parse('/', page.baseUrl)?.href;
  const add = (text: string) => {
    const name = collapse(text.slice(0, LONGEST_LINE).replace(NO_NAME, ' ').replace(CALLED_AT, ' ')).replace(
      /^[\s–—:|,-]+|[\s–—:|,-]+$/gu,
      '',
    );
    if (/\p{L}{2}/u.test(name) && name.length <= 60 && !NETWORK.test(name) && !LEADS_ON.test(name))
      clues.push({ from: 'logo', text: name });
  };
  const leadsHome = (element: PageElement) =>
    withoutIndexFile(resolveUrl(attribute(element, 'href'), page.baseUrl) ?? '') === home;
  // A site of one page leads home to its top.
  const isTop = (element: PageElement) =>
    element.region.part === 'banner' &&
    /^#(?:top|home|start|hero|page-top|accueil|inicio)?$/i.test(attribute(element, 'href') ?? '');
  // An empty address leads to the page itself, and stands where none is known yet.
  const homeLinks = new Set(
    page.elements.filter(
      (element) =>
        element.name === 'a' &&
        attribute(element, 'href')?.trim() !== '' &&
        (leadsHome(element) || isTop(element)),
    ),
  );
  const named = [...homeLinks].filter((link) => textOf(page, link, 100) !== '');
  const isTitle = headsPage(page);
  // The elements are asked in their order, so the next link is never before the last one.
  let next = 0;
  const linksHome = ({ index, end }: PageElement) => {
    while ((named[next]?.index ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    return (named[next]?.index ?? Number.POSITIVE_INFINITY) < end;
  };
  for (const element of page.elements) {
    if (clues.length >= 5) break;
    const marks = marksOf(element);
    if (element.name === 'img') {
      const alt = attribute(element, 'alt') ?? '';
      const isLogo =
        LOGO.test(marks) || /\blogo/i.test(attribute(element, 'src') ?? '') || /\blogo\b/i.test(alt);
      if (isLogo && !leadsElsewhere(page, element)) add(alt);
    } else if (
      homeLinks.has(element) ||
      // A box around the link home has a tagline beside it.
      (LOGO.test(marks) && !BESIDE_NAME.test(marks) && !leadsElsewhere(page, element) && !linksHome(element))
    ) {
      if (!isTitle(element)) add(logoText(page, element) || accessibleName(page, element));
    }
  }
  return clues;
}
