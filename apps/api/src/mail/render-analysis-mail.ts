import { capBites } from '@visible-ai/shared/analysis/cap-bites';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { type ScoreBand, scoreBand } from '@visible-ai/shared/analysis/score-band';
import { firstSentences, oneLine, type RenderedMail, renderMail } from './mail-layout.ts';

const SHOWN_FIXES = 5;

const words: Record<ScoreBand, string> = { good: 'good', middling: 'needs work', poor: 'poor' };

/**
 * References to the lines to copy: these are in the report, and not in the mail. Saved reports may also say "what stands
 * below".
 */
const BELOW = /\b(as|stands|(?:file|edit|entry|tag|block|lines?)) below\b/gi;

/** The mail after an analysis, made from the saved report. The subject is fixed, without foreign text. */
export function renderAnalysisMail(analysis: SavedAnalysis, appUrl: string): RenderedMail {
  const { score, recommendations, siteName, url, cap, id } = analysis;
  const more = recommendations.length - SHOWN_FIXES;
  return renderMail('Your AI visibility score', {
    heading: `${score} of 100: ${words[scoreBand(score)]}`,
    paragraphs: [
      `We have analyzed ${oneLine(siteName, 80)} (${oneLine(url, 200)}).`,
      ...(cap && capBites(analysis)
        ? [`The score is capped at ${cap.at} because ${oneLine(cap.because, 300)}.`]
        : []),
      recommendations.length === 0
        ? 'Nothing to fix: every check that could be made has passed.'
        : 'This is what to fix first. The report has the evidence and a fix to copy for each.',
    ],
    action: { label: 'Open the report', url: `${appUrl}/website-analysis?report=${id}` },
    list: recommendations.slice(0, SHOWN_FIXES).map(({ title, description, priority }) => ({
      title: `${oneLine(title)} (${priority} priority)`,
      text: firstSentences(description.replace(BELOW, '$1 in the report'), 280),
    })),
    footer: `${more > 0 ? `And ${more} more in the report. ` : ''}You get this mail once, because this address was entered with the analysis on ${new URL(appUrl).host}.`,
  });
}
