import type { IssueGroup } from '@visible-ai/shared/sites/group-issues';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { useEffect, useState } from 'react';
import { counted } from '@/lib/counted.ts';
import { FoldedRow } from './folded-row.tsx';
import { IssueRow } from './issue-row.tsx';

interface IssueGroupRowProps {
  group: IssueGroup;
  audit: SiteAudit;
  number: number;
  /** The id of the issue that the address names. */
  named: string | null;
}

/** A fault on several templates. Opened, it shows a row for each template, with its own fix. */
export function IssueGroupRow({ group, audit, number, named }: IssueGroupRowProps) {
  const { issues, pages, points, priority } = group;
  const holdsNamed = issues.some(({ id }) => id === named);
  const [open, setOpen] = useState(holdsNamed);
  useEffect(() => {
    if (holdsNamed) setOpen(true);
  }, [holdsNamed]);
  return (
    <FoldedRow
      open={open}
      onOpen={setOpen}
      number={number}
      title={<h3 className="font-semibold [overflow-wrap:anywhere]">{issues[0].title}</h3>}
      priority={priority}
      note={`${counted(pages, 'page')} of ${counted(issues.length, 'template')}`}
      points={points}
    >
      {open && (
        <div className="pb-5 sm:pl-[18px]">
          {issues.map((issue) => (
            <IssueRow key={issue.id} issue={issue} audit={audit} number={null} named={named} />
          ))}
        </div>
      )}
    </FoldedRow>
  );
}
