import type { AnswersSummary } from '@visible-ai/shared/answers/schema';
import { Badge } from '@/components/ui/badge.tsx';
import { Table } from '@/components/ui/table.tsx';
import { RateCell } from '../figures/rate-cell.tsx';
import { figureOf, shareFigure } from '../figures/rate-words.ts';

/** We and those we are measured against, by the same counting. */
export function CompetitorTable({ summary, ownName }: { summary: AnswersSummary; ownName: string }) {
  const rows = [
    {
      entityId: 'own',
      name: ownName,
      mention: summary.mention,
      citation: summary.citation,
      shareOfVoice: summary.shareOfVoice,
    },
    ...summary.competitors,
  ];
  return (
    <Table caption="You and your competitors" className="[&_td]:align-top [&_tbody_th]:align-top">
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Named in</th>
          <th scope="col">Cited in</th>
          <th scope="col">Share of voice</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entityId, name, mention, citation, shareOfVoice }, index) => {
          const lit = index === 0;
          return (
            <tr key={entityId}>
              <th scope="row" className="min-w-28">
                <span dir="auto" className="[overflow-wrap:anywhere]">
                  {name}
                </span>{' '}
                {lit && <Badge tone="accent">You</Badge>}
              </th>
              <td>
                <RateCell figure={figureOf(mention)} lit={lit} />
              </td>
              <td>
                <RateCell figure={figureOf(citation)} lit={lit} />
              </td>
              <td>
                <RateCell figure={shareFigure(shareOfVoice)} lit={lit} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
