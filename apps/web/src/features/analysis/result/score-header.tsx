import { capBites } from '@visible-ai/shared/analysis/cap-bites';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { type ScoreBand, scoreBand } from '@visible-ai/shared/analysis/score-band';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { formatAge } from './format-age.ts';

interface ScoreHeaderProps {
  analysis: SavedAnalysis;
  shareUrl: string;
  onRunAgain: () => void;
}

const listed = (scores: readonly number[]) =>
  scores.length < 2 ? scores.join('') : `${scores.slice(0, -1).join(', ')} and ${scores.at(-1)}`;

/** "The first three fixes lift the score to 59, 71 and 78.": what each adds when they are made one after another. */
function bestFixes(analysis: SavedAnalysis): string | null {
  const steps = analysis.ladder.slice(0, 3).map(({ score }) => score);
  if (steps.length > 0 && (steps.at(-1) ?? 0) > analysis.score) {
    const counts = ['', 'fix lifts', 'two fixes lift', 'three fixes lift'];
    return `The first ${counts[steps.length]} the score to ${listed(steps)}.`;
  }
  return analysis.ladder.length > 0 ? null : bestPoints(analysis);
}

/** The same of a report that was stored before it told the steps. */
function bestPoints(analysis: SavedAnalysis): string | null {
  const worthwhile = analysis.recommendations.filter(({ points }) => points >= 1).slice(0, 3);
  if (worthwhile.length === 0) return null;
  const points = Math.round(worthwhile.reduce((sum, fix) => sum + fix.points, 0));
  const counts = ['', 'One fix wins', 'Two fixes win', 'Three fixes win'];
  return `${counts[worthwhile.length]} ${points} ${points === 1 ? 'point' : 'points'}.`;
}

/** Never "0.0 s": nothing takes no time. */
const seconds = (ms: number) => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`);

const bandWords: Record<ScoreBand, string> = { good: 'Good', middling: 'Needs work', poor: 'Poor' };

/** Who was audited, when, how well it did, and what to do next. */
export function ScoreHeader({ analysis, shareUrl, onRunAgain }: ScoreHeaderProps) {
  const band = scoreBand(analysis.score);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 sm:gap-x-6 md:gap-x-10 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="sm:row-span-2">
        <ScoreRing
          score={analysis.score}
          label="AI visibility score"
          tone={band}
          word={bandWords[band]}
          animate
        />
      </div>
      <div className="min-w-0 sm:self-end">
        <h2
          className="line-clamp-3 speaks text-heading [overflow-wrap:anywhere]"
          tabIndex={-1}
          data-result-title
          dir="auto"
        >
          {analysis.siteName}
        </h2>
        <code className="mt-1.5 line-clamp-3 font-mono text-note break-all">
          {shortAddress(analysis.url)}
        </code>
      </div>
      <p className="col-span-full text-muted sm:col-span-1 sm:col-start-2 sm:-mt-2 sm:self-start">
        Analyzed{' '}
        <time dateTime={analysis.createdAt} title={formatMoment(analysis.createdAt)}>
          <span className="print:hidden">{formatAge(analysis.createdAt)}</span>
          {/* Paper does not grow older with the page. */}
          <span className="hidden print:inline">on {formatMoment(analysis.createdAt)}</span>
        </time>{' '}
        in {seconds(analysis.durationMs)}. {bestFixes(analysis)}
        <span className="mt-1 hidden text-note break-all print:block">{shareUrl}</span>
      </p>
      <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 print:hidden">
        <CopyButton text={shareUrl} label="Copy link" size="regular" />
        <Button onClick={onRunAgain}>
          <RotateCw aria-hidden className="size-4" />
          Run again
        </Button>
      </div>
      {analysis.cap && capBites(analysis) && (
        <p role="note" className="col-span-full rounded-box border border-bad/40 bg-bad-soft px-5 py-4">
          <strong className="font-semibold">The score is capped at {analysis.cap.at}</strong> because{' '}
          {analysis.cap.because}.
        </p>
      )}
    </header>
  );
}
