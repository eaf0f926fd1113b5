import { capBites } from '@visible-ai/shared/analysis/cap-bites';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords } from '@visible-ai/shared/analysis/score-words';
import { RotateCw } from 'lucide-react';
import { ExportMenu } from '@/components/export-menu/export-menu.tsx';
import { ScoreHeading } from '@/components/score-heading.tsx';
import { Age } from '@/components/ui/age.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { addSitePath } from '@/lib/add-site-path.ts';
import { addressUnder } from '@/lib/address-text.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { KeepReport } from './keep-report.tsx';

interface ScoreHeaderProps {
  analysis: SavedAnalysis;
  shareUrl: string;
  mailedTo: string | null;
  onRunAgain: () => void;
}

/** "Two fixes win 24 points." Only for reports that were stored before the ladder existed. */
function bestPoints({ ladder, recommendations }: SavedAnalysis): string | null {
  const worthwhile = recommendations.filter(({ points }) => points >= 1).slice(0, 3);
  if (ladder.length > 0 || worthwhile.length === 0) return null;
  const points = Math.round(worthwhile.reduce((sum, fix) => sum + fix.points, 0));
  const counts = ['', 'One fix wins', 'Two fixes win', 'Three fixes win'];
  return `${counts[worthwhile.length]} ${points} ${points === 1 ? 'point' : 'points'}.`;
}

/** Never "0.0 s", because nothing takes no time. */
const seconds = (ms: number) => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`);

/** When and how fast the report was made; in print also its address. */
function Made({ analysis, shareUrl, mailedTo }: Omit<ScoreHeaderProps, 'onRunAgain'>) {
  return (
    <p>
      Analyzed <Age at={analysis.createdAt} /> in {seconds(analysis.durationMs)}. {bestPoints(analysis)}
      {mailedTo && (
        <span className="block text-note [overflow-wrap:anywhere] print:hidden">
          We are mailing a copy of this result to {mailedTo}.
        </span>
      )}
      <span className="mt-1 hidden text-note break-all print:block">{shareUrl}</span>
    </p>
  );
}

function Actions({ analysis, shareUrl, onRunAgain }: Omit<ScoreHeaderProps, 'mailedTo'>) {
  const session = useSession();
  return (
    <>
      <CopyButton text={shareUrl} label="Copy link" size="regular" />
      <Button onClick={onRunAgain} variant="secondary">
        <RotateCw aria-hidden className="size-4" />
        Run again
      </Button>
      <ExportMenu report={{ kind: 'analysis', ...analysis }} />
      {session.status === 'signed-out' && <KeepReport id={analysis.id} />}
      {session.status === 'signed-in' && (
        <ButtonLink to={addSitePath(analysis.url)}>Audit the whole site</ButtonLink>
      )}
    </>
  );
}

/** The score, the page, the time, and what people can do with the report. It is always at the top. */
export function ScoreHeader({ analysis, shareUrl, mailedTo, onRunAgain }: ScoreHeaderProps) {
  const band = scoreBand(analysis.score);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ScoreHeading
        name={analysis.siteName}
        ring={
          <ScoreRing
            score={analysis.score}
            label="AI visibility score"
            tone={band}
            word={scoreWords[band]}
            animate
          />
        }
        facts={
          <>
            <code className="line-clamp-3 font-mono text-note break-all text-ink">
              {addressUnder(analysis.siteName, analysis.url)}
            </code>
            <Made analysis={analysis} shareUrl={shareUrl} mailedTo={mailedTo} />
          </>
        }
        actions={<Actions analysis={analysis} shareUrl={shareUrl} onRunAgain={onRunAgain} />}
      />
      {analysis.cap && capBites(analysis) && (
        <p role="note" className="rounded-box border border-bad/40 bg-bad-soft px-5 py-4">
          <strong className="font-semibold">The score is capped at {analysis.cap.at}</strong> because{' '}
          {analysis.cap.because}.
        </p>
      )}
    </div>
  );
}
