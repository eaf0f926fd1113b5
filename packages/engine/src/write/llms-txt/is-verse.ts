const VERSE = String.raw`(?:[1-3]\.?\s?)?\p{Lu}[\p{L}.]+\s\d{1,3}\s?[:,]\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?`;
const QUOTES_VERSE = new RegExp(
  String.raw`^${VERSE}\s*[:–—-]?\s*["“”„«‘]|["“”»’.!]\s*[(–—-]?\s*${VERSE}\)?$`,
  'u',
);

/** Whether a paragraph is a verse with its place in a book, such as "Isaiah 56:7": it tells of no page. */
export const isVerse = (paragraph: string): boolean => QUOTES_VERSE.test(paragraph.trim());
