import { issueLadder, type Rung } from '@visible-ai/shared/sites/issue-ladder';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { FirstRung, LadderRung } from '@/components/ladder-rung.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { issuePath } from '../site-paths.ts';

function RungRow({ rung, number, audit }: { rung: Rung; number: number; audit: SiteAudit }) {
  return (
    <LadderRung from={rung.from} score={rung.score}>
      <p className="flex items-baseline gap-x-2.5 text-note">
        <Chip className="self-start">{number}</Chip>
        <Link
          to={issuePath(audit.siteId, audit.id, rung.issueId)}
          className="touch-target min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {rung.title}
        </Link>
        <span className="shrink-0 text-muted tabular-nums">
          +{rung.score - rung.from}
          <span className="sr-only"> points</span>
        </span>
      </p>
    </LadderRung>
  );
}

/** The score after the first fix, the first two and the first three. */
export function FixLadder({ audit }: { audit: SiteAudit }) {
  const rungs = issueLadder(audit);
  if (audit.score === null || rungs.length === 0) return null;
  return (
    <Panel
      title="What the fixes are worth"
      lead="The score as you make them, one after another."
      className="@min-[50rem]:sticky @min-[50rem]:top-24 @min-[50rem]:order-last"
    >
      <ol className="border-b border-line">
        <FirstRung score={audit.score} />
        {rungs.map((rung, index) => (
          <RungRow key={rung.issueId} rung={rung} number={index + 1} audit={audit} />
        ))}
      </ol>
    </Panel>
  );
}
