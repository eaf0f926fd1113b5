import { figureOf, tellFigure } from '@visible-ai/shared/answers/rate-words';
import type { Rate } from '@visible-ai/shared/answers/schema';
import type { AnswersReport } from '../../answers-report.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import type { Brand } from '../parts/brand.ts';
import { formatDay } from '../parts/format-day.ts';
import { drawBrand, drawFoot, drawPaper } from '../sections/cover.ts';
import { cleanText, cleanTitle } from '../text/clean-text.ts';

/** A longer title is set smaller. */
const LARGE_LINES = 3;

/** What applies to every figure of this report. */
export const API_ALONE =
  'These are answers of the engines’ APIs with web search, not of their consumer apps: people may see a different answer there.';

const inWords = (rate: Rate): string => {
  const { large, of } = tellFigure(figureOf(rate), 'answers');
  return of === null ? large : `${large} of answers (${of.replace(/ answers$/, '')})`;
};

/** "Acme was named in 40% of answers (16 of 40) and cited in 20% of answers (8 of 40)." */
export function verdictOf({ ownName, summary }: Pick<AnswersReport, 'ownName' | 'summary'>): string {
  const name = cleanTitle(ownName, 80);
  if (summary.mention.n === 0) return `No answer of this month can be counted for ${name}.`;
  return `${name} was named in ${inWords(summary.mention)} and cited in ${inWords(summary.citation)}.`;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** "From 2 runs, by ChatGPT and Perplexity." */
function extentOf({ summary, engines }: AnswersReport): string {
  const runs = summary.series.length === 1 ? 'one run' : `${summary.series.length} runs`;
  return `From ${runs}${engines.length > 0 ? `, by ${listed(engines.map(({ name }) => name))}` : ''}.`;
}

/** Said wherever an engine is simulated. */
export function simulatedNote({ engines }: Pick<AnswersReport, 'engines'>): string | null {
  const simulated = engines.filter((engine) => engine.simulated).map(({ name }) => name);
  if (simulated.length === 0) return null;
  const [are, say, cost] =
    simulated.length === 1 ? ['is', 'it says', 'it costs'] : ['are', 'they say', 'they cost'];
  return `Simulated: ${listed(simulated)} ${are} played by a program. What ${say} is made up, and so is what ${cost}.`;
}

/** The first page: whose report it is, for which month, and the main results. */
export function drawAnswersCover(sheet: Sheet, report: AnswersReport, brand: Brand): void {
  const { root, width, pageHeight } = sheet;
  drawPaper(sheet, brand);
  drawBrand(sheet, brand);

  sheet.y = pageHeight * 0.27;
  sheet.text(root, 'P', 'What answer engines say', inColor(styles.strong, brand.accent));
  sheet.y += 10;
  const title = cleanTitle(report.siteName, 300);
  const isLong = sheet.heightOf(title, styles.cover, width) > LARGE_LINES * styles.cover.leading;
  const style = isLong ? { ...styles.cover, size: 27, leading: 32 } : styles.cover;
  sheet.text(root, 'H1', title, style, { lines: 4, direction: 'auto' });
  sheet.y += 8;
  sheet.text(root, 'P', `${report.month}${report.soFar ? ', so far' : ''}`, {
    ...styles.title,
    size: 19,
    leading: 25,
  });
  sheet.y += 10;
  const address = { ...styles.code, size: 10.5, leading: 15, color: colors.muted };
  sheet.text(root, 'P', cleanText(report.address, 2000), address, {
    ...{ lines: 2, link: { to: report.address, within: false } },
  });

  sheet.y = pageHeight * 0.66;
  sheet.rule(sheet.y);
  sheet.y += 26;
  const lead = { ...styles.title, size: 17, leading: 24 };
  sheet.text(root, 'P', verdictOf(report), lead, { width: width * 0.9 });
  sheet.y += 8;
  sheet.text(root, 'P', extentOf(report), styles.body);
  sheet.text(root, 'P', API_ALONE, styles.quiet, { width: width * 0.9 });
  const simulated = simulatedNote(report);
  if (simulated) sheet.text(root, 'P', simulated, inColor(styles.body, colors.warn), { width: width * 0.9 });
  sheet.y += 8;
  sheet.text(root, 'P', `Made on ${formatDay(report.createdAt)}`, styles.quiet);
  drawFoot(sheet, brand);
}
