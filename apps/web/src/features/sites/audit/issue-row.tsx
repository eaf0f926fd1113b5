import type { SiteAudit, SiteIssue } from '@visible-ai/shared/sites/schema';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { templatePath } from '../site-paths.ts';
import { counted, pointsText, priorityTones, priorityWords } from '../site-words.ts';
import { IssuePlaces } from './issue-places.tsx';

interface IssueRowProps {
  issue: SiteIssue;
  audit: SiteAudit;
  number: number;
  /** The address names it: it is open and has the focus. */
  named: boolean;
}

const placesWord = (issue: SiteIssue) => counted(issue.pages, issue.kind === 'across' ? 'place' : 'page');

function Template({ issue, audit }: Pick<IssueRowProps, 'issue' | 'audit'>) {
  const template = audit.templates.find(({ id }) => id === issue.templateId);
  if (!template) return null;
  return (
    <p className="text-note text-muted">
      Template{' '}
      <Link
        to={templatePath(audit.siteId, audit.id, template.id)}
        className="text-link touch-target font-mono [overflow-wrap:anywhere]"
      >
        {template.pattern}
      </Link>
      , {counted(template.pages, 'page')}
    </p>
  );
}

/** What an opened issue adds: the fix to copy, and where it stands. */
function IssueBody({ issue, audit }: Pick<IssueRowProps, 'issue' | 'audit'>) {
  const { snippet } = issue;
  return (
    <div className="grid grid-cols-1 gap-5 pt-1 pb-7 sm:pl-[30px]">
      <p dir="auto" className="max-w-prose [overflow-wrap:anywhere]">
        {issue.evidence}
      </p>
      <p className="max-w-prose [overflow-wrap:anywhere]">
        <strong className="font-semibold">The fix. </strong>
        {issue.fix}
      </p>
      {snippet && (
        <CodeBlock code={snippet.code} label={snippet.label} labelShown diff={snippet.language === 'diff'} />
      )}
      <Template issue={issue} audit={audit} />
      <section aria-label={`Where it stands: ${issue.title}`}>
        <h4 className="mb-2 font-semibold">Where it stands</h4>
        <IssuePlaces auditId={audit.id} issue={issue} />
      </section>
    </div>
  );
}

/** One issue: what it is, how many pages have it and what mending it wins; opened, how to mend it and where. */
export function IssueRow({ issue, audit, number, named }: IssueRowProps) {
  const [open, setOpen] = useState(named);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!named) return;
    setOpen(true);
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'center' });
  }, [named]);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/issue border-t border-line"
    >
      <summary
        ref={summary}
        className="grid list-none grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-[4px] py-4 [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden="true" className="mt-[3px]">
          <Chip className="px-0!">{number}</Chip>
        </span>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h3 className="font-semibold [overflow-wrap:anywhere]">{issue.title}</h3>
            <Badge tone={priorityTones[issue.priority]}>{priorityWords[issue.priority]}</Badge>
          </span>
          <span className="mt-0.5 block text-note text-muted">{placesWord(issue)}</span>
        </span>
        <span className="flex items-center gap-2 self-start pt-0.5 font-mono text-note text-muted tabular-nums">
          {issue.points > 0 && (
            <span>
              {pointsText(issue.points)}
              <span className="sr-only"> points</span>
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/issue:rotate-180"
          />
        </span>
      </summary>
      {open && <IssueBody issue={issue} audit={audit} />}
    </details>
  );
}
