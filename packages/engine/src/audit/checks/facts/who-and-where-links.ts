import type { PageFacts } from '../../../page/page-facts.ts';
import { remember } from '../../../page/remember.ts';
import { oncePerPage } from './once-per-page.ts';
import { parseAddress } from './parse-address.ts';
import { sameName } from './same-name.ts';
import { knownName } from './site-name.ts';

/** Matches the texts of links to a page that says who is behind the site. */
const ABOUT =
  /\babout\b|who we are|\bour (?:story|team|company)\b|^(?:company|team|authors?|maintainers|people|imprint|masthead)$|^meet (?:me|us|the (?:team|author)|\p{L}{3,20})$|\bimpressum\b|über uns|über mich|\bunternehmen\b|à propos|qui sommes|mentions légales|qui som\b|sobre (?:nos[ao]tr[eo]s|nós|mí|mim|a |o )|\bnosotros\b|quiénes somos|quem somos|acerca de|chi siamo|\bazienda\b|over (?:ons|mij)|wie (?:zijn|is)|^o (?:nas|nás|firmie|nama)$|^om (?:oss|os|mig|mej)$|tietoa meistä|^meistä$|rólunk|despre noi|για εμάς|ποιοι είμαστε|(?:^|\s)(?:о|про|за) (?:нас|компании|проекте|клинике)|hakkımızda|kurumsal|về chúng tôi|giới thiệu|เกี่ยวกับ|tentang kami|关于|關於|公司(?:简介|簡介)|企业(?:简介|文化)|会社(?:概要|案内)|企業情報|運営者|について$|ごあいさつ|院長紹介|회사\s?소개|소개$|من نحن|عن ال|درباره ما|אודות|हमारे बारे में/iu;
const CONTACT =
  /\bcontacts?\b|get in touch|\breach us\b|\bfind us\b|^work with (?:me|us)$|\bsupport\b|customer (?:service|care)|help (?:cent(?:er|re)|desk)|\bimpressum\b|^imprint$|kunden(?:service|dienst)|\bservice clients?\b|klantenservice|kundtjänst|kundeservice|servizio clienti|atención al cliente|\bfeedback\b|(?:report|open|file) an? (?:bug|issue|problem)|\bissues\b|found a bug|mailing lists?|\bkontakt|anfahrt|contacte[zr]?\b|nous (?:écrire|trouver)|contacto\b|contáct|contato\b|fale conosco|contatt|^contacteer|yhteystiedot|ota yhteyttä|kapcsolat|επικοινωνία|контакт|связаться|зв'язатися|iletişim|liên hệ|ติดต่อ|hubungi|联系|聯絡|聯繫|お問い?合わ?せ|アクセス|문의|연락처|오시는\s?길|اتصل|تواصل|تماس|צור קשר|संपर्क/iu;
const ABOUT_PATH =
  /(?:^|[/_-])(?:about(?:[_-]?(?:us|me))?|company|team|authors?|imprint|impressum|ueber-?uns|a-propos|apropos|qui-sommes-nous|mentions-legales|qui-som|quienes-somos|sobre(?:-nos|-nosotros)?|nosotros|quem-somos|chi-siamo|over-ons|o-nas|om-oss|om-os|guanyu|gywm)(?:\.\w{2,5})?\/?$/i;
const CONTACT_PATH =
  /(?:^|[/_-])(?:contacts?(?:[_-]?us|[_-]info(?:rmation)?(?:[_-]\w{1,20}){0,5})?|impressum|imprint|work-with-(?:me|us)|kontakt|contacto|contacte|contato|contatti|support|feedback|bugs?|issues|lxwm|lianxi)(?:\.\w{2,5})?\/?$/i;
/** "Om Arla", "Über Chefkoch", before the name of the site. */
const ABOUT_SITE =
  /^(?:om|över|über|over|o|sobre (?:el |la |o |a )?|acerca de|à propos (?:de |du |d[’'])?|tietoa)\s*(?=\S{2})/iu;
/** Where users of a program report its faults. */
const REPOSITORY = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org)\/[^/?#]+\/[^/?#]+\/?$/i;
/** A chat with whoever has the number or the name in the address; without one, the link shares the page. */
const CHAT =
  /^https?:\/\/(?:wa\.me\/\+?\d{6,}|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=\+?\d|m\.me\/[^/?#]+|line\.me\/R\/ti\/p\/|lin\.ee\/\w)/i;
const LONGEST = 60;

/** Whether the site itself set the link. Links in comments and notices lead anywhere. */
const isOwn = ({ part }: PageFacts['links'][number]) => part !== 'comments' && part !== 'notice';

/** How many links are remembered. The pages of a site share most of their links, so most are read only once. */
const MOST_KNOWN = 4000;

const saidBy = remember(
  (text: string) => {
    const words = text.length <= LONGEST ? text.trim() : '';
    return { about: ABOUT.test(words), contact: CONTACT.test(words) };
  },
  (text) => text,
  MOST_KNOWN,
);

const namedBy = remember(
  (address: string) => {
    const { host, pathname, hash } = parseAddress(address);
    const place = `${pathname}${hash.replace('#', '/')}`;
    return { host, about: ABOUT_PATH.test(place), contact: CONTACT_PATH.test(place) };
  },
  (address) => address,
  MOST_KNOWN,
);

/** Which of the two kinds of pages the page is or links to, by the texts and by addresses on its own host. */
const ledTo = oncePerPage((page, url) => {
  const { host } = parseAddress(url);
  const site = knownName(page, url);
  const namesSite = (text: string) => {
    const words = text.length <= LONGEST ? text.trim() : '';
    const called = words.replace(ABOUT_SITE, '');
    return site !== null && called !== words && sameName(called, site);
  };
  const found = { about: false, contact: false };
  const read = (text: string, address: string) => {
    const said = saidBy(text);
    const named = namedBy(address);
    const isHere = named.host === host;
    found.about ||= said.about || (isHere && (named.about || namesSite(text)));
    found.contact ||= said.contact || (isHere && named.contact);
  };
  read(page.headings.find(({ level }) => level === 1)?.text ?? '', url);
  for (const link of page.links) if (isOwn(link)) read(link.text, link.url);
  return found;
});

/** Whether the page, or a page that it links to, says who is behind the site. */
export const leadsToAbout = (page: PageFacts, url: string): boolean =>
  ledTo(page, url).about ||
  page.structuredData.nodes.some(({ types, within }) => within === null && types.includes('AboutPage'));

/** Whether the page says, or links to a page that says, how to reach them. */
export const linksContact = (page: PageFacts, url: string): boolean =>
  ledTo(page, url).contact ||
  page.links.some(
    ({ url: to, part }) => part !== 'comments' && (CHAT.test(to) || (part !== 'main' && REPOSITORY.test(to))),
  );

/** The same, but a phone number or mail address on the page is also enough. */
export const leadsToContact = (page: PageFacts, url: string): boolean =>
  page.stated.emails.length > 0 || page.stated.phones.length > 0 || linksContact(page, url);
