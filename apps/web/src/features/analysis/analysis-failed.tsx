import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { wholeAddress } from '@/lib/address-text.ts';
import { httpInstead } from './http-instead.ts';
import type { AnalysisRun } from './use-analysis-run.ts';

interface AnalysisFailedProps {
  run: Extract<AnalysisRun, { state: 'failed' }>;
  onRetry: (url: string) => void;
}

/** An audit that failed: the reason, in the server's words if it sent any, and what to try. */
export function AnalysisFailed({ run: { url, message, code }, onRetry }: AnalysisFailedProps) {
  const overHttp = httpInstead(url, code);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The title of the running audit had the focus, and is gone.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center gap-6 rounded-box border border-line bg-raised p-6 md:p-8 max-sm:[&>[role=img]]:justify-items-start"
    >
      <ScoreRing score={null} label="Score" word="Could not be checked" tone="poor" size="small" />
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h2 ref={title} tabIndex={-1} className="speaks text-title">
          Analysis Failed
        </h2>
        <p className="mt-1 line-clamp-2 break-all font-mono text-note text-muted" title={url}>
          {wholeAddress(url)}
        </p>
        {/* A gateway may answer with a whole page. */}
        <p className="mt-2 line-clamp-6 max-w-prose break-words">{message}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {overHttp && <Button onClick={() => onRetry(overHttp)}>Try http instead</Button>}
        <Button variant="secondary" onClick={() => onRetry(url)}>
          Try again
        </Button>
      </div>
    </section>
  );
}
