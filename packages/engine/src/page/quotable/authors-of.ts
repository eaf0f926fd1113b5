import { monthNamed } from '../dates/month-names.ts';
import { isAccountName } from '../is-account-name.ts';
import { markedAuthors } from '../marked-authors.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { collapse } from '../page-text.ts';

const MOST = 12;
/** Lines that name the page's author are above its text or below it. */
const BYLINE =
  /^(?:(?:written |posted |published |reviewed )?by|von|text:|autor(?:in)?:?|author:?|par|auteure?:?|por|autora?:?|di|a cura di|autore:?|door|auteur:?|av|af|skrevet af|kirjoittanut|autorem jest|yazan:?|автор:?|bởi|tác giả:?|oleh|penulis:?)\s+(\p{Lu}\p{L}+[\p{L} .’'-]{1,50})|^(?:作者|文|撰文|撰稿|著者|執筆者?|筆者|監修|글|작성자|글쓴이|بقلم|كتبه?|الكاتب|מאת|लेखक|โดย|ผู้เขียน)\s?[:：／/|]?\s?([\p{Lo} ・·]{2,40})|^([가-힣]{2,5}) 기자\b/iu;
const LONGEST_BYLINE = 120;
/** Longer is a sentence about the author. */
const MOST_WORDS = 6;

/** "Von Mai bis September" says when, not who. */
const isMonth = (name: string) => monthNamed(/^\p{L}+/u.exec(name)?.[0] ?? '') !== null;

/** The one line that leads to somebody's posts and has the name as it is. */
const ALL_BY = /^view all posts by\s/iu;
const BEFORE_NAME =
  /^(?:(?:(?:written|posted|published|reviewed) )?(?:by|von|par|por|di|door)\s(?=\p{Lu}))/iu;
/** What stands behind a name: the day, the section, the site, what the theme writes before a comment. */
const BEHIND_NAME =
  /\s?(?:(?:last )?(?:updated|published|posted|modified)(?!\p{L}).*| (?:on|in|from|at|says|schreibt|sagt|dit|dice|zegt)(?!\p{L}).*|[|→»]+.*|\s(?:[-–—·•/]|\/\/)\s.*)$/iu;
/** The words of a name: with a capital, or one of those that stand small in it. */
const IS_NAME =
  /^(?:(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.’'-]*|de|da|do|dos|das|di|del|della|van|von|der|den|ter|zu|du|la|le|los|bin|al|el|y|e|i|and|und|et|og|och|en|of|the|&|@|\+)$/u;
const MARK_OF_TRADE = /[®™©]/u;

/** "By ANN LEE", "Ann Lee, Mill News 4:14 p.m. EDT June 6, 2026" in an element for the author: the name begins it. */
function plainAuthor(text: string): string {
  const name = collapse(text).replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim();
  const clock = name.search(/\s\d{1,2}[:.]\d{2}/u);
  const [first = ''] = name.split(',');
  // "Lee, Ann" is one name; behind "Ann Lee, Mill News" stands for whom she writes.
  return clock >= 0 || first.trim().includes(' ') ? first.trim() : name;
}

/** A publisher's address is no person. */
const isHost = (name: string) =>
  /^[\w-]{2,}(?:\.[\w-]+)*\.(?:com|net|org|info|gov|edu|news|\w\w)(?:\/\S*)?$/i.test(name);

/** Links to a profile may be marked as the author, and say only where that is. */
const OF_NETWORK = /^(?:google ?(?:\+|plus)|facebook|twitter|linked ?in|instagram|you ?tube|e-?mail)$/iu;
/** As lists of sources write it, "Lee, A. B.": who wrote something that the page quotes. */
const OF_SOURCE = /^\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.\s?)+$/u;

/** "Ann Lee acme.example Archive": behind the name stands where she writes. */
function upToHost(name: string): string {
  const words = name.split(' ');
  const at = words.findIndex(isHost);
  return at > 1 ? words.slice(0, at).join(' ') : name;
}

const AND = /\s(?:and|&|und|et|y|e|og|och|en)\s/u;
const IS_WHOLE = /^\p{Lu}[\p{L}.’'-]*(?:\s[\p{L}.’'-]+){1,3}$/u;

/** "Ann Lee and Max Rye" are two, each with a whole name; "Ann and Max Rye" stay as the page has them. */
function eachOf(name: string): string[] {
  const people = name.split(AND);
  return people.every((person) => IS_WHOLE.test(person)) ? people : [name];
}

/** Who a line says has written the page: "By Ann Lee on July 23, 2022". */
function namedIn(line: string): string[] {
  const found = line.length <= LONGEST_BYLINE ? BYLINE.exec(line) : null;
  if (!found) return [];
  const name = found[1] ?? found[2] ?? found[3] ?? '';
  const behind = line.slice(found.index + found[0].length);
  // "By Mill101": the name of an account was cut.
  if (/^\d/u.test(behind) && /\p{L}$/u.test(name)) return [];
  const words = plainAuthor(name).split(' ');
  // Before a day stands its month: "By Joanne July 23, 2022".
  const isDay = /^\s?\d/u.test(behind) && words.length > 1 && monthNamed(words.at(-1) ?? '') !== null;
  const named = isDay ? words.slice(0, -1) : words;
  return named.every((word) => IS_NAME.test(word)) ? [named.join(' ')] : [];
}

/** Who wrote a page: by its meta tags, its markup, and its lines that begin with "By". No accounts, hosts and brands. */
export function authorsOf(
  page: PageDocument,
  elements: readonly PageElement[],
  lines: readonly string[],
): string[] {
  const named = elements.filter(
    (element) =>
      element.name === 'meta' &&
      /^(?:author|article:author|parsely-author|byl)$/i.test(
        attribute(element, 'name') ?? attribute(element, 'property') ?? '',
      ),
  );
  const texts = [...markedAuthors(page)].filter(
    ({ element, name, isOfPosts }) =>
      element.region.isText && (!isOfPosts || ALL_BY.test(name)) && !OF_NETWORK.test(name),
  );
  // Beside a page that names its author stand other pages with theirs.
  const main = texts.filter(({ element }) => element.region.part === 'main');
  const linked = main.length > 0 ? main : texts;
  const marked = [
    ...named.slice(0, MOST).map((element) => attribute(element, 'content') ?? ''),
    ...linked.slice(0, MOST).map(({ name }) => name),
  ];
  // An address or a user name is not a person's name; with an address it is the signature of who made the site.
  const ofPeople = marked.filter((text) => !/https?:|(?<!\p{L})www\./iu.test(text));
  return [...ofPeople.filter((text) => !OF_SOURCE.test(text)).map(plainAuthor), ...lines.flatMap(namedIn)]
    .map(upToHost)
    .flatMap(eachOf)
    .filter(
      (name) =>
        !OF_NETWORK.test(name) &&
        !isHost(name) &&
        /^[^\p{L}]*[\p{Lu}\p{Lo}]\p{L}*/u.test(name) &&
        name.split(' ').length <= MOST_WORDS &&
        !MARK_OF_TRADE.test(name) &&
        !/\d{4}/u.test(name) &&
        !isMonth(name) &&
        !isAccountName(name),
    );
}
