import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import { formatCount } from '@/lib/format-count.ts';

/** How answers that name us speak of us. A model judged it. The bar has its text beside it. */
export function Sentiment({ sentiment }: { sentiment: AnswersSummary['sentiment'] }) {
  if (!sentiment)
    return (
      <p className="max-w-prose text-note text-muted">
        The tone is not judged yet: the operator of this installation has not set up a model for it. Each
        answer can be read in its own words under Answers.
      </p>
    );
  const parts = [
    { label: 'Well', count: sentiment.positive, fill: 'bg-accent' },
    { label: 'Neither way', count: sentiment.neutral, fill: 'bg-line-strong' },
    { label: 'Badly', count: sentiment.negative, fill: 'bg-ink' },
  ];
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <p className="text-note text-muted">Nothing to count yet</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full drawn">
        {parts.map(({ label, count, fill }) => (
          <span key={label} className={fill} style={{ width: `${(100 * count) / all}%` }} />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-note">
        {parts.map(({ label, count, fill }) => (
          <div key={label} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full drawn ${fill}`} />
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-note text-muted">
        Of {formatCount(all)} judged answers that name you. A model judges. Under Answers, each of them shows
        the passage it judged by; an answer without such a passage is not counted.
      </p>
    </div>
  );
}
