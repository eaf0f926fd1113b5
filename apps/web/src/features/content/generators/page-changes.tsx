import type { previewRobots } from '@visible-ai/shared/content/endpoints';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { Table } from '@/components/ui/table.tsx';

const MOST_NAMED = 6;

function named(agents: readonly string[]): string {
  if (agents.length === 0) return 'Nobody';
  const more = agents.length - MOST_NAMED;
  return agents.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The number of agents that may fetch each known page, before and after. Changes come first. */
export function PageChanges({ pages }: { pages: EndpointResult<typeof previewRobots>['pages'] }) {
  const { known, of_agents: all, shown } = pages;
  const changed = shown.filter((page) => page.changed.length > 0).length;
  const most = shown.length < known ? ` The first ${shown.length} are shown.` : '';
  return (
    <div className="grid gap-3">
      <p className="text-note text-muted">
        {known === 1 ? 'One page is' : `${known} pages are`} known from your sitemap, menu and links.{' '}
        {changed === 0 ? 'No verdict changes on any of them.' : `Verdicts change on ${changed} of them.`}
        {most}
      </p>
      <Table caption="Pages before and after">
        <thead>
          <tr>
            <th scope="col" className="pl-2">
              Page
            </th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col" className="pr-2">
              Changes for
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <tr key={page.path} className={page.changed.length > 0 ? 'bg-accent-soft' : undefined}>
              <th scope="row" className="min-w-40 pl-2 break-all">
                {page.path}
              </th>
              <td className="whitespace-nowrap">
                {page.before} of {all}
              </td>
              <td className="font-semibold whitespace-nowrap">
                {page.after} of {all}
              </td>
              <td className="min-w-64 pr-2 text-muted">{named(page.changed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
