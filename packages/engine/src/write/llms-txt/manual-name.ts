import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { oneLine } from '../sentences.ts';

const SECTIONS = 4;
const PARAGRAPHS = 3;
/** Characters of a text in which the part stands. */
const LOOKED_AT = 1500;
const LONGEST = 300;

/** The first part of a manual page, in the languages into which many are translated. */
const NAME =
  'NAME|NOM|NOMBRE|NOME|BEZEICHNUNG|NAZWA|NAAM|NAVN|NAMN|NIMI|NUME|JMÉNO|ИМЯ|НАЗВА|НАЗВАНИЕ|名前|名称|이름';
const HEADING = new RegExp(`^(?:${NAME})$`, 'u');
const IN_CODE = new RegExp(`^[ \\t]*(?:${NAME})[ \\t]*$`, 'mu');
/** "foo, foobar - convert images": names of programs, a dash, and what they do. */
const LINE = /^[\w.+:@[\]-]+(?:\s?\(\w+\))?(?:,\s[\w.+:@[\]-]+(?:\s?\(\w+\))?)*\s+(?:-{1,2}|\\-|[–—])\s+\S/u;

/** The lines below the heading of a part, up to an empty line. */
function below(text: string): string {
  const heading = IN_CODE.exec(text);
  const rest = heading ? text.slice(heading.index + heading[0].length).replace(/^\s*\n/u, '') : '';
  return oneLine(rest.split(/\n[ \t]*(?:\n|$)/u)[0] ?? '');
}

const asLine = (text: string) =>
  text.length <= LONGEST && LINE.test(text) ? text.replace(' \\- ', ' - ') : '';

/** What a manual page says in its part NAME: "foo - convert images between several formats"; '' for other pages. */
export function manualName(page: CrawledPage): string {
  for (const section of page.sections.slice(0, SECTIONS)) {
    for (const [at, { kind, text }] of paragraphsOf(section).slice(0, PARAGRAPHS).entries()) {
      if (kind === 'code') {
        const said = asLine(below(text.slice(0, LOOKED_AT)));
        if (said) return said;
      } else if (at === 0 && HEADING.test(oneLine(section.heading).toLocaleUpperCase('en'))) {
        const said = asLine(oneLine(text));
        if (said) return said;
      }
    }
  }
  return '';
}
