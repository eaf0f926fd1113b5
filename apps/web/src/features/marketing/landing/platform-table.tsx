import { Table } from '@/components/ui/table.tsx';
import { formatCount } from '@/lib/format-count.ts';
import { demoPlatforms } from './demo-analytics.ts';
import { DemoHeading } from './demo-heading.tsx';
import { FigureHead } from './figure-head.tsx';

/** How often each AI platform names the invented shop. */
export function PlatformTable() {
  return (
    <>
      <DemoHeading>AI platforms</DemoHeading>
      <Table
        caption="Mentions, growth and visibility on four AI platforms (example figures)"
        className="folds-when-narrow mt-3"
      >
        <thead>
          <tr>
            <th scope="col">Platform</th>
            <FigureHead>Mentions</FigureHead>
            <FigureHead>Growth</FigureHead>
            <FigureHead className="w-2/5">Visibility</FigureHead>
          </tr>
        </thead>
        <tbody>
          {demoPlatforms.map(({ name, mentions, growth, visibility }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-head="Mentions" className="text-right">
                {formatCount(mentions)}
              </td>
              <td data-head="Growth" className="text-right text-good">
                {growth}
              </td>
              <td data-head="Visibility">
                <span className="flex items-center justify-end gap-3">
                  <span aria-hidden="true" className="h-1 flex-1 rounded-full bg-line drawn max-sm:hidden">
                    <span className="block h-1 rounded-full bg-accent" style={{ width: `${visibility}%` }} />
                  </span>
                  {visibility}%
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
