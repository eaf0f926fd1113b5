import type { PageSpeedReport, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { ScoreRing } from '@/components/ui/score-ring.tsx';

/** These are Lighthouse's thresholds, not the product's. */
const lighthouseTone = (score: number) => {
  if (score >= 90) return 'good';
  return score >= 50 ? 'middling' : 'poor';
};

const UNAVAILABLE = 'PageSpeed Insights data unavailable';

function whyUnmeasured(report: PageSpeedReport): string {
  if (report.state === 'unavailable') return report.reason;
  return report.state === 'off'
    ? 'It is switched off on this server.'
    : 'This may be due to API limits, connectivity or an unreachable site.';
}

/** Lighthouse's four scores, or the reason why there are none. */
export function PageSpeedPanel({ analysis }: { analysis: SavedAnalysis }) {
  const { performanceScore, accessibilityScore, bestPracticesScore, seoScore } = analysis.diagnostics;
  const measured = performanceScore > 0 || seoScore > 0;
  const scores = [
    ['Performance', performanceScore],
    ['Accessibility', accessibilityScore],
    ['Best practices', bestPracticesScore],
    ['SEO', seoScore],
  ] as const;
  return (
    <section aria-labelledby="pagespeed-title" className="@container min-w-0">
      <h2 id="pagespeed-title" className="mb-4 speaks text-title">
        PageSpeed
      </h2>
      {measured ? (
        <ul className="grid grid-cols-2 gap-5 @min-[21.5rem]:grid-cols-4">
          {scores.map(([name, score]) => (
            <li key={name} className="grid justify-items-center gap-2 text-center text-note">
              <ScoreRing
                score={score}
                label={`${name} score`}
                word={name}
                tone={lighthouseTone(score)}
                size="small"
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="rounded-box border border-dashed border-line-strong px-5 py-4">
          <p className="font-semibold">{UNAVAILABLE}</p>
          <p className="mt-1 text-note text-muted">
            {whyUnmeasured(analysis.pagespeed)} The score leaves these checks out.
          </p>
        </div>
      )}
    </section>
  );
}
