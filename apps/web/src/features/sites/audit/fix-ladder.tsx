import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';
import { toneFill } from '@/components/ui/tone.ts';
import { issueLadder, type Rung } from '../issue-ladder.ts';
import { Panel } from '../panel.tsx';
import { issuePath } from '../site-paths.ts';

/** The score so far, and what this fix adds, on one scale for all rungs. */
function Bar({ from, to }: { from: number; to: number }) {
  const fill = toneFill[scoreBand(to)];
  return (
    <span aria-hidden="true" className="relative mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
      <span className={`absolute inset-y-0 left-0 opacity-35 ${fill}`} style={{ width: `${to}%` }} />
      <span
        className={`absolute inset-y-0 ${fill}`}
        style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
      />
    </span>
  );
}

const rungClass = 'grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-t border-line py-3';

const Score = ({ value }: { value: number }) => (
  <span className="speaks text-title leading-none tabular-nums">{value}</span>
);

function RungRow({ rung, number, audit }: { rung: Rung; number: number; audit: SiteAudit }) {
  return (
    <li className={rungClass}>
      <Score value={rung.score} />
      <div className="min-w-0">
        <p className="flex items-baseline gap-x-2.5 text-note">
          <Chip className="self-start">{number}</Chip>
          <Link
            to={issuePath(audit.siteId, audit.id, rung.issueId)}
            className="touch-target min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {rung.title}
          </Link>
          <span className="shrink-0 font-mono text-muted tabular-nums">
            +{rung.score - rung.from}
            <span className="sr-only"> points</span>
          </span>
        </p>
        <Bar from={rung.from} to={rung.score} />
      </div>
    </li>
  );
}

/** Where the score stands once the first fix is made, the first two, the first three. */
export function FixLadder({ audit }: { audit: SiteAudit }) {
  const rungs = issueLadder(audit);
  if (audit.score === null || rungs.length === 0) return null;
  return (
    <Panel
      title="What the fixes are worth"
      lead="The score as you make them, one after another."
      className="lg:sticky lg:top-24 lg:order-last"
    >
      <ol className="border-b border-line">
        <li className={rungClass}>
          <Score value={audit.score} />
          <div>
            <p className="text-note text-muted">Now</p>
            <Bar from={0} to={audit.score} />
          </div>
        </li>
        {rungs.map((rung, index) => (
          <RungRow key={rung.issueId} rung={rung} number={index + 1} audit={audit} />
        ))}
      </ol>
    </Panel>
  );
}
