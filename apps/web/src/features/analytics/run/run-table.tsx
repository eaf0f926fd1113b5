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
  /** Where there are more of them. */
  list: ShowMoreList;
  /** Nothing is asked now: one that is under way rests. */
  paused: boolean;
}

/** Every run: how it ended, how many answers can be counted from, what it cost, and as a file. */
export function RunTable({ runs, siteName, list, paused }: RunTableProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table caption="Runs">
        <thead>
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
            <tr key={run.id}>
              <th scope="row">
                <Link
                  to={answersPath(run.siteId, { run: run.id })}
                  className="text-link touch-target whitespace-nowrap"
                >
                  {formatMoment(run.createdAt)}
                </Link>
                {run.origin === 'schedule' && (
                  <span className="block font-normal text-muted">by schedule</span>
                )}
              </th>
              <td>
                {run.status === 'running' && paused ? 'Paused' : runWords[run.status]}
                {run.error && <span className="block max-w-80 text-muted">{run.error}</span>}
              </td>
              <td className="text-right whitespace-nowrap">
                {run.counts.ok} of {run.progress.total}
              </td>
              <td className="text-right whitespace-nowrap">{moneyText(run.costUsd)}</td>
              <td className="text-right">
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
