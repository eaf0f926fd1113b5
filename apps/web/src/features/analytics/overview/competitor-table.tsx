import { figureOf, shareFigure } from '@visible-ai/shared/answers/rate-words';
import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import { Badge } from '@/components/ui/badge.tsx';
import { RatesTable } from '../figures/rates-table.tsx';

/** Our brand and its competitors, all counted in the same way. */
export function CompetitorTable({ summary, ownName }: { summary: AnswersSummary; ownName: string }) {
  const { mention, citation, shareOfVoice, competitors } = summary;
  const own = { entityId: '', name: ownName, mention, citation, shareOfVoice };
  return (
    <RatesTable
      caption="You and your competitors"
      what="Who"
      columns={['Named in', 'Cited in', 'Share of voice']}
      rows={[own, ...competitors].map((row) => ({
        key: row.entityId,
        lit: row === own,
        head: (
          <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {row.name}
            </span>
            {row === own && <Badge tone="accent">You</Badge>}
          </span>
        ),
        figures: [
          figureOf(row.mention),
          figureOf(row.citation),
          shareFigure(row.shareOfVoice, competitors.length > 0),
        ],
      }))}
    />
  );
}
