import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { asciiDigits } from '../../page/ascii-digits.ts';
import { oneLine } from '../sentences.ts';

/** What somebody is paid for work, in the languages of most sites. */
const SALARY =
  /(?<!\p{L})(?:salar(?:y|ies)|wages?|salaris(?:sen)?|brutoloon|maandloon|uurloon|gehalt|gehälter|vergütung|(?:stunden|brutto|monats|jahres)lohn|salaires?|rémunérations?|salarios?|sueldos?|retribuzione|stipendio|salários?|remuneração|wynagrodzeni[ea]|pensja|lön|månadslön|løn|lønn|palkka|plat|mzda|munkabér|fizetés|salariu|заплата|зарплат[аы]|заробітна плата|μισθός|maaş|gaji|lương|เงินเดือน|वेतन|راتب|الراتب)(?!\p{L})|給与|月給|時給|年収|薪[资資]|工资|月薪|年薪|급여|연봉|월급|시급|שכר/iu;
const LONGEST = 300;
const AMOUNT = /\d[\d.,’']*\d/g;

/**
 * The amounts that pages give as salaries: beside or below a word for one. What a job pays is no price, also where a list of
 * jobs repeats it without that word.
 */
export function salaryAmounts(pages: readonly CrawledPage[]): ReadonlySet<string> {
  const lines = pages.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      [section.heading, ...paragraphsOf(section).map(({ text }) => text)].map(oneLine),
    ),
  );
  const paid = lines.filter((line, at) => {
    const above = lines[at - 1] ?? '';
    // A label alone stands above its amount.
    const isBelow = !/\d/.test(above) && above.length <= 40 && SALARY.test(above);
    return line.length <= LONGEST && (isBelow || SALARY.test(line));
  });
  return new Set(paid.flatMap((line) => asciiDigits(line).match(AMOUNT) ?? []));
}
