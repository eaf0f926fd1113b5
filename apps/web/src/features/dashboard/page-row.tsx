import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { ScoreChange } from '@/components/ui/score-change.tsx';
import { ScoreTrend } from '@/components/ui/score-trend.tsx';
import { toneText } from '@/components/ui/tone.ts';
import { shortAddress } from '@/lib/address-text.ts';
import { formatDay, formatMoment } from '@/lib/format-date.ts';
import type { PageHistory } from './page-history.ts';

const words = { good: 'Good', middling: 'Needs work', poor: 'Poor' };

/** An audited page: its last score, how the score changed, and a button to audit it again. */
export function PageRow({ page }: { page: PageHistory }) {
  const { latest, scores, change } = page;
  const band = scoreBand(latest.score);
  return (
    <li className="grid grid-cols-[min(5.25rem,24vw)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[5.25rem_minmax(0,1fr)_auto_auto] sm:gap-x-6">
      <p className="grid justify-items-start gap-1 max-sm:row-span-2 max-sm:self-start">
        <span className="speaks text-title leading-none tabular-nums">{latest.score}</span>
        <span className={`text-note leading-tight font-semibold ${toneText[band]}`}>{words[band]}</span>
      </p>
      <div className="min-w-0">
        <Link
          to={`/website-analysis?report=${latest.id}`}
          dir="auto"
          className="touch-target line-clamp-2 font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {latest.siteName}
        </Link>
        <p className="truncate text-note text-muted" title={latest.url}>
          {shortAddress(latest.url)}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:contents">
        <div className="flex items-center gap-4">
          <ScoreTrend scores={scores} className="max-sm:w-16 max-[27rem]:hidden" />
          <p className="grid text-note text-muted max-sm:-order-1 sm:w-32">
            <ScoreChange change={change} />
            <time dateTime={latest.createdAt} title={formatMoment(latest.createdAt)}>
              {formatDay(latest.createdAt)}
            </time>
          </p>
        </div>
        <ButtonLink
          to={`/website-analysis?url=${encodeURIComponent(latest.url)}`}
          variant="secondary"
          size="small"
          aria-label={`Run again: ${latest.siteName}`}
        >
          Run again
        </ButtonLink>
      </div>
    </li>
  );
}
