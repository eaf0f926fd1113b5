import { Button } from '@/components/ui/button.tsx';
import { ScoreRing } from '@/components/ui/score-ring.tsx';

/** An audit that could not be made: what happened, in the words of whoever said it. */
export function AnalysisFailed({
  url,
  message,
  onRetry,
}: {
  url: string;
  message: string;
  onRetry: () => void;
}) {
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center gap-6 rounded-box border border-line bg-raised p-6 md:p-8"
    >
      <ScoreRing score={0} label="Score" tone="poor" size="small" />
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h2 className="speaks text-title">Analysis Failed</h2>
        <p className="mt-1 line-clamp-2 break-all font-mono text-note text-muted" title={url}>
          {url}
        </p>
        <p className="mt-2 max-w-prose break-words">{message}</p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
