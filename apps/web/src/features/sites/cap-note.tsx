import type { SiteAudit } from '@visible-ai/shared/sites/schema';

/** Why the score is capped, if it is. */
export function CapNote({ audit: { cap, score } }: { audit: SiteAudit }) {
  if (!cap) return null;
  return (
    <p
      role="note"
      className="rounded-box border border-bad/40 bg-bad-soft px-5 py-4 [overflow-wrap:anywhere]"
    >
      <strong className="font-semibold">The score is capped at {cap.at}</strong> because {cap.because}.
      {score !== null && score < cap.at && ' What is wrong between pages is taken off that.'}
    </p>
  );
}
