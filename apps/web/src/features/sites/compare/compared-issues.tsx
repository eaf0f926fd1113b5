import { byCheck } from '@visible-ai/shared/sites/group-issues';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { rowsText } from '../site-words.ts';
import { type Compared, ComparedRow, type Mark } from './compared-row.tsx';

/** How many faults of one kind are shown at first. */
const AT_FIRST = 10;

interface ComparedIssuesProps {
  title: string;
  empty: string;
  issues: readonly Compared[];
  audit: SiteAudit;
  mark: Mark;
}

/** The faults that are fixed, new or still there, grouped by check as in the list of issues. */
export function ComparedIssues({ title, empty, issues, audit, mark }: ComparedIssuesProps) {
  const [all, setAll] = useState(false);
  const groups = byCheck(issues);
  const shown = all ? groups : groups.slice(0, AT_FIRST);
  return (
    <Panel title={`${title} (${issues.length})`} lead={rowsText(issues.length, groups.length)}>
      {issues.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="border-b border-line">
          {shown.map((group) => (
            <ComparedRow key={group[0].checkId} issues={group} audit={audit} mark={mark} />
          ))}
        </ul>
      )}
      {shown.length < groups.length && (
        <Button variant="secondary" size="small" className="mt-4 print:hidden" onClick={() => setAll(true)}>
          Show all {groups.length}
        </Button>
      )}
    </Panel>
  );
}
