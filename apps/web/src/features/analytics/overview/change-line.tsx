import { changeText } from '@visible-ai/shared/answers/rate-words';
import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

const icons = { up: TrendingUp, down: TrendingDown, 'none-detectable': Minus };

/** What changed in the last run, as far as the numbers can prove it. */
export function ChangeLine({ change }: { change: AnswersSummary['change'] }) {
  if (!change)
    return (
      <p className="text-note text-muted">
        A change can be shown once two completed runs have asked the same prompts.
      </p>
    );
  const lines = [
    ['Named', change.mention],
    ['Cited', change.citation],
  ] as const;
  return (
    <dl className="grid gap-2">
      {lines.map(([name, one]) => {
        const Icon = icons[one.verdict];
        return (
          <div key={name} className="relative pl-7">
            <dt className="inline font-semibold">
              <Icon aria-hidden="true" className="absolute top-1 left-0 size-4 text-muted" />
              {name}:{' '}
            </dt>
            <dd className="inline">{changeText(one)}.</dd>
          </div>
        );
      })}
    </dl>
  );
}
