import type { CrawledPage, PageSection } from '../crawl/crawled-site.ts';
import { phoneEnding } from './phone-ending.ts';

/** Pages on which the law has sites say who runs them. Other legal pages state the addresses of authorities, courts and partners. */
const IMPRINT = /(?:^|[/_.-])(?:impressum\w*|imprint|impresszum|mentions?[-_]?legales?)(?:[/_.-]|$)/i;

/** Who keeps the site on a server, as imprints announce it. In French and Spanish the words alone may be those of a hotel. */
const HOST =
  /(?<!\p{L})(?:web[- ]?host\p{L}*|host(?:ing|ed|er)(?!\p{L})|hosting\p{L}*|host(?:ing)?[- ]?(?:provider|company)|gehostet|hébergeu(?:r|se)|hébergement|hébergée?s?|alojamiento|alojad[oa]|allotjament|hospedaje|hospedad[oa]|hospedagem|alojamento|tárhely\p{L}*|hostov\p{L}*|hostowan\p{L}*|barındır\p{L}*|yer sağlayıcı\p{L}*|webbhotell?\p{L}*|webhotel\p{L}*|găzduire\p{L}*|găzduit\p{L}*|φιλοξεν\p{L}*|хостинг\p{L}*|хостер\p{L}*)(?!\p{L})|ホスティング|サーバー会社|호스팅|主机商|托管商|استضافة|אחסון/iu;

/** A section in two: its text before the line that names the host, and that line with what follows it. */
function parted(section: PageSection): { own: PageSection; theirs: string } {
  const lines = section.text.split('\n');
  const at = lines.findIndex((line) => HOST.test(line));
  if (at === -1) return { own: section, theirs: '' };
  const text = lines.slice(0, at).join('\n').trimEnd();
  const kinds = section.kinds?.slice(0, text.split('\n\n').length);
  return { own: { ...section, text, ...(kinds && { kinds }) }, theirs: lines.slice(at).join('\n') };
}

/** Whether a page is the imprint, on which a site says who runs it. */
export const isImprint = ({ kind, url }: CrawledPage): boolean => kind === 'legal' && IMPRINT.test(url);

/** Pages by what they say of the site's owner: of legal pages only the imprint, without the host. */
export const ownersPages = (pages: readonly CrawledPage[]): CrawledPage[] =>
  pages.flatMap((page) => (page.kind !== 'legal' ? page : isImprint(page) ? ownImprint(page) : []));

/**
 * An imprint without what it says about the company that hosts the site: the address, telephone and mail of OVH are not those
 * of the florist.
 */
export function ownImprint(page: CrawledPage): CrawledPage {
  const sections: PageSection[] = [];
  const others: string[] = [];
  let within = Number.POSITIVE_INFINITY;
  for (const section of page.sections) {
    if (section.level <= within)
      within = HOST.test(section.heading) ? section.level : Number.POSITIVE_INFINITY;
    if (within !== Number.POSITIVE_INFINITY) {
      others.push(section.text);
      continue;
    }
    const { own, theirs } = parted(section);
    others.push(theirs);
    sections.push(own);
  }
  const theirs = others.join('\n');
  if (theirs.trim() === '') return page;
  const { business, ...rest } = page;
  if (!business) return { ...rest, sections };
  const numbers = theirs.replace(/\D/g, '');
  return {
    ...rest,
    sections,
    business: {
      ...business,
      phones: business.phones.filter((phone) => !numbers.includes(phoneEnding(phone))),
      emails: business.emails.filter((email) => !theirs.toLowerCase().includes(email)),
      lines: business.lines.filter((line) => !theirs.includes(line)),
    },
  };
}
