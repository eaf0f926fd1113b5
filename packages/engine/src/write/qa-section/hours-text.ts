import { joinParagraphs, type Paragraph, type ParagraphText, paragraphsOf } from '../../crawl/paragraphs.ts';
import { baseLanguage } from '../../language/base-language.ts';
import { asciiDigits } from '../../page/ascii-digits.ts';
import { readHoursLine } from '../../page/hours/weekly-hours.ts';
import { MAIL, PHONE, STREET_LINE, TOWN_LINE, WEEKDAY_TEXT } from '../../page/stated/stated-patterns.ts';
import { oneLine } from '../sentences.ts';

/** A line with more characters is a sentence, which may say when and how at once. */
const LONGEST_LINE = 80;
/** A time with its minutes or a word for one; the number of a house may look like a span: "2-14-9". */
const CLOCK = /\d[:.h]\d{2}(?!\d)|\d\s?(?:am|pm|uhr|h)(?!\p{L})|\d\s?[時点點시]/iu;
/** Days in a row, each in a paragraph of its own, are a list. */
const LEAST_DAYS = 3;

/** Whether a line says where somebody is or how to call or to write, and not when. */
function isContactAlone(written: string): boolean {
  const line = oneLine(written);
  if (line.length > LONGEST_LINE || WEEKDAY_TEXT.test(line)) return false;
  const isCall = MAIL.test(line) || line.search(PHONE) !== -1;
  return isCall || (!CLOCK.test(asciiDigits(line)) && (STREET_LINE.test(line) || TOWN_LINE.test(line)));
}

const withoutContacts = (paragraph: Paragraph): Paragraph[] => {
  const lines = paragraph.text.split('\n').filter((line) => !isContactAlone(line));
  return lines.length > 0 ? [{ ...paragraph, text: lines.join('\n') }] : [];
};

/** A text about opening hours without the address and the telephone below them, and with the days that stand one by one as a list. */
export function hoursText(from: ParagraphText, language: string): ParagraphText {
  const paragraphs = paragraphsOf(from).flatMap((paragraph) =>
    paragraph.kind === 'code' ? [paragraph] : withoutContacts(paragraph),
  );
  const isDay = ({ kind, text }: Paragraph) =>
    kind === 'text' && readHoursLine(oneLine(text), baseLanguage(language)).kind === 'hours';
  const days = paragraphs.map(isDay);
  const runs = days.map((_, at) => {
    const [before, after] = [days.lastIndexOf(false, at), days.indexOf(false, at)];
    return (after === -1 ? days.length : after) - before - 1;
  });
  return joinParagraphs(
    paragraphs.map((paragraph, at) =>
      days[at] && (runs[at] ?? 0) >= LEAST_DAYS ? { ...paragraph, kind: 'item' } : paragraph,
    ),
  );
}
