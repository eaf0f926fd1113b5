import type { PageFacts } from '../../page/page-facts.ts';
import { defineCheck, type Fix, type Verdict } from './define-check.ts';
import { count } from './wording/count.ts';
import { quote } from './wording/quote.ts';

/** One wrong byte among thousands of letters damages only one word. */
const FEW = 2;

const DECLARED_IN: Record<PageFacts['charset']['from'], string> = {
  bom: 'its byte order mark',
  header: 'the Content-Type header',
  meta: 'a <meta> tag',
  default: 'nothing',
};

const declare = (how: string): Fix => ({
  title: 'Send the page as UTF-8 and say so',
  text: `${how} Put this first in the head, and let the server send “Content-Type: text/html; charset=utf-8”, which takes precedence.`,
  snippet: { label: 'in <head>', language: 'html', code: '<meta charset="utf-8">' },
});

/** Nothing in such a page can name its encoding, because nobody can read it before they know that. */
const unmarkedVerdict = ({ name, from, written }: PageFacts['charset']): Verdict => ({
  score: 0,
  title: 'The page cannot be read: it is UTF-16 that does not say so',
  evidence: `The page is written in ${written}, but has no byte order mark, and ${from === 'default' ? 'no header declares it' : `${DECLARED_IN[from]} says ${name}`}. Whoever reads it as ${name} sees no markup, not even its title.`,
  fix: declare('Save the page as UTF-8.'),
});

const twiceVerdict = ({ twiceEncoded: { places, sample: words } }: PageFacts): Verdict => ({
  score: 0.3,
  title: 'The text was encoded twice',
  evidence: `${count(places, 'place')} of its text are UTF-8 that was read as windows-1252 and saved as UTF-8 again: ${quote(words)}. Engines quote it as it is.`,
  fix: {
    title: 'Repair the stored text',
    text: 'The declared encoding is right, and the text itself is damaged. Convert it where it is stored, in the database or the file: write it as windows-1252 and read the bytes as UTF-8. Then let the connection to the database, the import and the template use UTF-8, so that it does not happen again.',
  },
});

export const textEncoding = defineCheck({
  id: 'text-encoding',
  title: 'Character encoding',
  group: 'access',
  why: 'When a page is read in a different encoding from the one it was written in, letters turn into meaningless symbols, in titles and in quotations (HTML Standard, determining the character encoding).',
  needs: ['page'],
  run({ page }) {
    const { name, from, special, garbled, written, sample } = page.charset;
    if (written?.startsWith('utf-16')) return unmarkedVerdict(page.charset);
    if (written !== null && garbled > 0) {
      return {
        score: garbled > FEW ? 0.3 : 0.7,
        title: 'The declared encoding does not fit',
        evidence: `By ${DECLARED_IN[from]} the page is in the encoding ${name}, but ${count(garbled, 'place')} of it ${garbled === 1 ? 'is' : 'are'} written in another, probably ${written}${sample ? `: ${quote(sample)}` : ''}. This report reads the text as it was written.`,
        fix: declare(
          written === 'utf-8'
            ? 'The page is already UTF-8: correct the declared charset.'
            : `Save the page as UTF-8, or declare ${written}.`,
        ),
      };
    }
    if (page.twiceEncoded.places > 0) return twiceVerdict(page);
    if (from === 'default' && special > 0)
      return {
        score: 0.7,
        title: 'No encoding declared',
        evidence: `The page has ${count(special, 'letter')} outside ASCII and declares no encoding; we read it as ${name}, others may read it differently.`,
        fix: declare('Declare the encoding.'),
      };
    return {
      score: 1,
      title: special > 0 ? `Encoding: ${name}` : 'Plain ASCII',
      evidence:
        special > 0
          ? `The page is read as ${name}${from === 'default' ? '' : `, declared by ${DECLARED_IN[from]}`}, and ${count(special, 'letter')} outside ASCII fit.`
          : 'The page has only ASCII characters, which are the same in every encoding.',
    };
  },
});
