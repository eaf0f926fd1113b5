import { type AnswerRun, sampleStatuses } from '@visible-ai/shared/answers/schema';
import { statusWords } from '@visible-ai/shared/answers/status-words';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/format-count.ts';
import { answersPath } from '../answers-paths.ts';

interface StatusCountsProps {
  counts: AnswerRun['counts'];
  /** If given, each count links to its answers. */
  run?: Pick<AnswerRun, 'id' | 'siteId'>;
  /** Shows one line without explanations. */
  short?: boolean;
}

/** How many questions have each status. Only answers after a search count in the figures. */
export function StatusCounts({ counts, run, short = false }: StatusCountsProps) {
  const some = sampleStatuses.filter((status) => status === 'ok' || counts[status] > 0);
  if (short)
    return (
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note text-muted tabular-nums">
        {some.map((status) => (
          <li key={status}>
            {statusWords[status].label} {formatCount(counts[status])}
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="border-b border-line text-note">
      {some.map((status) => (
        <li key={status} className="flex items-baseline gap-4 border-t border-line py-2.5">
          <span className="w-12 shrink-0 text-right font-semibold tabular-nums">
            {formatCount(counts[status])}
          </span>
          <span className="min-w-0">
            {run && counts[status] > 0 ? (
              <Link
                to={answersPath(run.siteId, { run: run.id, status })}
                className="text-link touch-target font-semibold"
              >
                {statusWords[status].label}
              </Link>
            ) : (
              <span className="font-semibold">{statusWords[status].label}</span>
            )}
            <span className="text-muted">: {statusWords[status].meaning}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
