import { figureOf, shareFigure } from '@visible-ai/shared/answers/rate-words';
import type { AnswersReport } from '../../answers-report.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import { drawRates } from '../parts/draw-rates.ts';
import { formatDay } from '../parts/format-day.ts';
import type { BeginSection } from '../sections/findings.ts';

const MOST_PROMPTS = 100;
const MOST_SOURCES = 25;
const MOST_RUNS = 62;

/** Our brand and its competitors, counted in the same way. */
export function drawRivals(sheet: Sheet, { summary, ownName }: AnswersReport, begin: BeginSection): void {
  const section = begin('Competitors');
  if (summary.competitors.length === 0)
    sheet.text(
      section,
      'P',
      'None is set up: without competitors there is nobody to compare you with.',
      styles.quiet,
    );
  sheet.y += 6;
  const { mention, citation, shareOfVoice, competitors } = summary;
  const rows = [
    { name: ownName, mention, citation, shareOfVoice, lit: true },
    ...competitors.map((one) => ({ ...one, lit: false })),
  ];
  drawRates(sheet, section, {
    what: 'Who',
    columns: ['Named in', 'Cited in', 'Share of voice'],
    rows: rows.map((row) => ({
      head: row.name,
      under: row.lit ? 'You' : null,
      lit: row.lit,
      figures: [
        figureOf(row.mention),
        figureOf(row.citation),
        shareFigure(row.shareOfVoice, competitors.length > 0),
      ],
    })),
  });
  section.element.end();
}

/** How each engine answers: they differ more from each other than most sites do. */
export function drawEngines(sheet: Sheet, { summary, engines }: AnswersReport, begin: BeginSection): void {
  if (summary.byEngine.length === 0) return;
  const section = begin('Engines');
  sheet.y += 6;
  drawRates(sheet, section, {
    what: 'Engine',
    columns: ['Names you in', 'Cites you in', 'Names you first in'],
    rows: summary.byEngine.map((row, index) => ({
      head: engines[index]?.name ?? row.engine,
      under: engines[index]?.simulated ? 'Simulated' : null,
      lit: true,
      figures: [figureOf(row.mention), figureOf(row.citation), figureOf(row.firstNamed)],
    })),
  });
  section.element.end();
}

/** The prompts. One prompt has too few answers for a verdict, so only numbers are shown. */
export function drawPrompts(sheet: Sheet, { summary }: AnswersReport, begin: BeginSection): string[] {
  const section = begin('Prompts');
  sheet.text(
    section,
    'P',
    'In how many answers to each prompt you are named and cited. So few answers say little about a single prompt.',
    styles.quiet,
  );
  sheet.y += 10;
  drawRates(sheet, section, {
    what: 'Prompt',
    columns: ['Named in', 'Cited in'],
    numbersAlone: true,
    rows: summary.byPrompt.slice(0, MOST_PROMPTS).map(({ text, branded, mention, citation }) => ({
      head: text || 'A prompt that was removed',
      under: branded ? 'Names your brand: not in the share of voice' : null,
      lit: false,
      figures: [figureOf(mention), figureOf(citation)],
    })),
  });
  section.element.end();
  const more = summary.byPrompt.length - MOST_PROMPTS;
  return more > 0 ? [`${more} further prompts are on the screen of prompts.`] : [];
}

/** The hosts that answers cite as their sources. */
export function drawSources(sheet: Sheet, { sources }: AnswersReport, begin: BeginSection): string[] {
  const section = begin('Sources');
  const cited = sources.filter((source) => source.cited > 0);
  if (cited.length === 0) {
    sheet.text(section, 'P', 'No answer of this month cites a source.', styles.quiet);
    section.element.end();
    return [];
  }
  sheet.text(
    section,
    'P',
    'The hosts that most answers cite. What was only read does not count.',
    styles.quiet,
  );
  sheet.y += 10;
  drawRates(sheet, section, {
    what: 'Host',
    columns: ['Cited in'],
    numbersAlone: true,
    rows: cited.slice(0, MOST_SOURCES).map(({ host, owner, own, cited: k, samples: n }) => ({
      head: host,
      under: own ? 'Yours' : owner,
      lit: own,
      figures: [{ value: n === 0 ? null : k / n, k, n, band: null }],
    })),
  });
  section.element.end();
  return cited.length > MOST_SOURCES ? ['Further sources are on the screen of sources.'] : [];
}

const broken = {
  model: 'An engine answered with another model than before',
  canary: 'An engine answers differently than before',
} as const;

/** Each run separately. */
export function drawRuns(sheet: Sheet, { summary }: AnswersReport, begin: BeginSection): string[] {
  const section = begin('Runs');
  sheet.y += 6;
  drawRates(sheet, section, {
    what: 'Begun',
    columns: ['Named in', 'Cited in', 'Share of voice'],
    rows: summary.series.slice(-MOST_RUNS).map((run) => ({
      head: formatDay(run.at),
      under: run.break && broken[run.break],
      lit: true,
      figures: [
        figureOf(run.mention),
        figureOf(run.citation),
        shareFigure(run.shareOfVoice, summary.competitors.length > 0),
      ],
    })),
  });
  section.element.end();
  const more = summary.series.length - MOST_RUNS;
  return more > 0 ? [`Of ${summary.series.length} runs the last ${MOST_RUNS} are listed.`] : [];
}
