import type { SiteAudit, SiteIssue } from '@visible-ai/shared/sites/schema';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { counted } from '@/lib/counted.ts';
import { isolateQuotes } from '@/lib/isolate-quotes.tsx';
import { templatePath } from '../site-paths.ts';
import { FoldedRow } from './folded-row.tsx';
import { IssuePlaces } from './issue-places.tsx';

interface IssueRowProps {
  issue: SiteIssue;
  audit: SiteAudit;
  /** Its number in the list; null inside a group, where its template names it. */
  number: number | null;
  /** The id of the issue that the address names. That issue is open and has the focus. */
  named: string | null;
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

/** The content of an opened issue: the fix to copy, and the pages that need it. */
function IssueBody({ issue, audit, number }: Omit<IssueRowProps, 'named'>) {
  const { snippet } = issue;
  const Heading = number === null ? 'h5' : 'h4';
  return (
    <div className="grid grid-cols-1 gap-5 pt-1 pb-7 sm:pl-[30px]">
      <p dir="auto" className="max-w-prose [overflow-wrap:anywhere]">
        {isolateQuotes(issue.evidence)}
      </p>
      <p className="max-w-prose [overflow-wrap:anywhere]">
        <strong className="font-semibold">The fix. </strong>
        {isolateQuotes(issue.fix)}
      </p>
      {snippet && (
        <CodeBlock code={snippet.code} label={snippet.label} labelShown diff={snippet.language === 'diff'} />
      )}
      <Template issue={issue} audit={audit} />
      <section aria-label={`Where it occurs: ${issue.title}`}>
        <Heading className="mb-2 font-semibold">Where it occurs</Heading>
        <IssuePlaces auditId={audit.id} issue={issue} />
      </section>
    </div>
  );
}

/** An issue: title, number of pages, and gain of fixing it. Opened, it shows the fix and the pages. */
export function IssueRow({ issue, audit, number, named }: IssueRowProps) {
  const isNamed = issue.id === named;
  const [open, setOpen] = useState(isNamed);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const { pattern } = audit.templates.find(({ id }) => id === issue.templateId) ?? {};
  return (
    <FoldedRow
      open={open}
      onOpen={setOpen}
      summary={summary}
      number={number}
      title={
        number === null && pattern ? (
          <h4 className="font-mono text-note [overflow-wrap:anywhere]">{pattern}</h4>
        ) : (
          <h3 className="font-semibold [overflow-wrap:anywhere]">{issue.title}</h3>
        )
      }
      priority={issue.priority}
      note={number === null ? `${issue.title}, ${placesWord(issue)}` : placesWord(issue)}
      points={issue.points}
    >
      {open && <IssueBody issue={issue} audit={audit} number={number} />}
    </FoldedRow>
  );
}
