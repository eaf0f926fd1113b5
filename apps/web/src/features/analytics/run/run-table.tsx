import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import { runWords } from '@visible-ai/shared/answers/status-words';
import { Link } from 'react-router-dom';
import { ShowMore, type ShowMoreList } from '@/components/ui/show-more.tsx';
import { Table } from '@/components/ui/table.tsx';
import { formatMoment } from '@/lib/format-date.ts';
import { answersPath } from '../answers-paths.ts';
import { moneyText } from '../money-words.ts';
import { RunExport } from './run-export.tsx';

interface RunTableProps {
  runs: readonly AnswerRun[];
  siteName: string;
  /** Loads more runs. */
  list: ShowMoreList;
  /** True if the site is paused, so a running run waits. */
  paused: boolean;
}

/** On a phone each run is a block of three lines. */
const rowClass =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3 max-[16rem]:grid-cols-1 max-[16rem]:justify-items-start';

/** Every run: how it ended, how many answers count, what it cost, and its download. */
export function RunTable({ runs, siteName, list, paused }: RunTableProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table caption="Runs" className="max-sm:block [&_tbody]:max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">Begun</th>
            <th scope="col">State</th>
            <th scope="col" className="text-right">
              Answered
            </th>
            <th scope="col" className="text-right">
              Cost
            </th>
            <th scope="col">
              <span className="sr-only">As a file</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id} className={rowClass}>
              <th scope="row" className="max-sm:col-span-full max-sm:p-0!">
                <Link
                  to={answersPath(run.siteId, { run: run.id })}
                  className="text-link touch-target sm:whitespace-nowrap"
                >
                  {formatMoment(run.createdAt)}
                </Link>
                {run.origin === 'schedule' && (
                  <span className="block font-normal text-muted">by schedule</span>
                )}
              </th>
              <td className="max-sm:p-0!">
                {run.status === 'running' && paused ? 'Paused' : runWords[run.status]}
                {run.error && <span className="block max-w-80 text-muted">{run.error}</span>}
              </td>
              <td className="text-right whitespace-nowrap max-sm:p-0!">
                {run.counts.ok} of {run.progress.total}
                <span className="sm:hidden"> answered</span>
              </td>
              <td className="whitespace-nowrap max-sm:p-0! sm:text-right">{moneyText(run.costUsd)}</td>
              <td className="text-right max-sm:-mr-2.5 max-sm:p-0! max-[16rem]:-ml-2.5">
                {run.status !== 'running' && <RunExport run={run} siteName={siteName} />}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ShowMore list={list} size="small">
        Show older runs
      </ShowMore>
    </div>
  );
}
