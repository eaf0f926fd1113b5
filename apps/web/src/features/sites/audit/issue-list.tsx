import { groupIssues } from '@visible-ai/shared/sites/group-issues';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '@/components/ui/panel.tsx';
import { CapNote } from '../cap-note.tsx';
import { GroupBars } from '../group-bars.tsx';
import { rowsText } from '../site-words.ts';
import { FixLadder } from './fix-ladder.tsx';
import { IssueGroupRow } from './issue-group-row.tsx';
import { IssueRow } from './issue-row.tsx';

/** The issues, largest gain first. Beside them is the score after each fix. */
export function IssueList({ audit }: { audit: SiteAudit }) {
  const [search] = useSearchParams();
  const named = search.get('issue');
  const groups = groupIssues(audit.issues);
  return (
    <div className="@container grid grid-cols-1 gap-10">
      <CapNote audit={audit} />
      {/* The tabs end in a line of their own. */}
      <GroupBars groups={audit.groups} className="border-t-0 pt-0" />
      <div className="grid grid-cols-1 items-start gap-12 @min-[50rem]:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @min-[50rem]:gap-14">
        <FixLadder audit={audit} />
        <Panel title="What to fix first" lead={rowsText(audit.issues.length, groups.length)}>
          {audit.issues.length === 0 ? (
            <p className="rounded-box border border-line bg-good-soft px-5 py-4">
              <strong className="font-semibold">Nothing to fix.</strong> Every check that could be made has
              passed on every page.
            </p>
          ) : (
            <div className="border-b border-line">
              {groups.map((group, index) => {
                const [first, ...others] = group.issues;
                const shared = { audit, named, number: index + 1 };
                return others.length === 0 ? (
                  <IssueRow key={first.id} issue={first} {...shared} />
                ) : (
                  <IssueGroupRow key={group.checkId} group={group} {...shared} />
                );
              })}
            </div>
          )}
        </Panel>
      </div>
    </div>
  );
}
