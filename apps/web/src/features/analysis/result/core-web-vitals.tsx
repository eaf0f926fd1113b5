import type { Diagnostics } from '@visible-ai/shared/analysis/schema';

interface Vital {
  name: string;
  value: number;
  text: string;
  /** Google's thresholds: good up to `good`, poor above `poor`. */
  good: number;
  poor: number;
  bound: (value: number) => string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const plain = (value: number) => String(value);

function vitals({ performanceMetrics: metrics }: Diagnostics): Vital[] {
  const timed = (name: string, value: number, good: number, poor: number) => ({
    name,
    value,
    text: seconds(value),
    good,
    poor,
    bound: seconds,
  });
  return [
    timed('First contentful paint', metrics.firstContentfulPaint, 1800, 3000),
    timed('Largest contentful paint', metrics.largestContentfulPaint, 2500, 4000),
    {
      name: 'Cumulative layout shift',
      value: metrics.cumulativeLayoutShift,
      text: metrics.cumulativeLayoutShift.toFixed(3),
      good: 0.1,
      poor: 0.25,
      bound: plain,
    },
    timed('Speed index', metrics.speedIndex, 3400, 5800),
  ];
}

const bandOf = ({ value, good, poor }: Vital) => {
  if (value <= good) return { word: 'Good', colour: 'text-good' };
  return value <= poor ? { word: 'Needs work', colour: 'text-warn' } : { word: 'Poor', colour: 'text-bad' };
};

/** The scale ends at one and a half times the poor threshold. Larger values stand at its end. */
function Scale({ vital }: { vital: Vital }) {
  const end = vital.poor * 1.5;
  const at = (value: number) => `${Math.min(100, (100 * value) / end)}%`;
  return (
    <dd aria-hidden className="relative mt-2.5 h-1.5 basis-full drawn">
      <div className="absolute inset-0 overflow-hidden rounded-full bg-bad/35">
        <div className="absolute inset-y-0 left-0 bg-warn/60" style={{ width: at(vital.poor) }} />
        <div className="absolute inset-y-0 left-0 bg-good/70" style={{ width: at(vital.good) }} />
      </div>
      <div
        className="absolute -top-1 h-3.5 w-1 -translate-x-1/2 rounded-full bg-ink ring-2 ring-paper"
        style={{ left: at(vital.value) }}
      />
    </dd>
  );
}

/** The four lab measurements with their thresholds. Hidden if nothing was measured. */
export function CoreWebVitals({ diagnostics }: { diagnostics: Diagnostics }) {
  if (diagnostics.performanceMetrics.firstContentfulPaint <= 0) return null;
  return (
    <section aria-labelledby="vitals-title">
      <h2 id="vitals-title" className="mb-4 speaks text-title">
        Core Web Vitals
      </h2>
      <dl className="grid gap-5">
        {vitals(diagnostics).map((vital) => {
          const band = bandOf(vital);
          return (
            <div
              key={vital.name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums"
            >
              <dt className="basis-full">{vital.name}</dt>
              <dd>
                <span className="font-semibold">{vital.text}</span>{' '}
                <span className={`text-note ${band.colour}`}>{band.word}</span>
              </dd>
              <dd className="text-note text-muted">
                <span className="inline-block">good to {vital.bound(vital.good)},</span>{' '}
                <span className="inline-block">poor over {vital.bound(vital.poor)}</span>
              </dd>
              <Scale vital={vital} />
            </div>
          );
        })}
      </dl>
    </section>
  );
}
