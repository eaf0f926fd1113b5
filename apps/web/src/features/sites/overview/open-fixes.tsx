import type { SiteAudit, SiteIssue } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';
import { issuePath } from '../site-paths.ts';
import { counted, pointsText } from '../site-words.ts';

const SHOWN = 5;

function FixRow({ issue, number, audit }: { issue: SiteIssue; number: number; audit: SiteAudit }) {
  const template = audit.templates.find(({ id }) => id === issue.templateId);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 border-t border-line py-4">
      <span aria-hidden="true" className="mt-[3px]">
        <Chip lit={number === 1} className="px-0!">
          {number}
        </Chip>
      </span>
      <div className="min-w-0">
        <Link
          to={issuePath(audit.siteId, audit.id, issue.id)}
          className="touch-target font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {issue.title}
        </Link>
        <p className="text-note text-muted [overflow-wrap:anywhere]">
          {counted(issue.pages, issue.kind === 'across' ? 'place' : 'page')}
          {template && template.pages > 1 && (
            <>
              {' '}
              of <code className="font-mono">{template.pattern}</code>
            </>
          )}
        </p>
      </div>
      {issue.points > 0 && (
        <p className="pt-0.5 font-mono text-note text-muted tabular-nums">
          {pointsText(issue.points)}
          <span className="sr-only"> points</span>
        </p>
      )}
    </li>
  );
}

/** What to fix first: the issues that are worth most, each with what it wins. */
export function OpenFixes({ audit }: { audit: SiteAudit }) {
  if (audit.issues.length === 0)
    return (
      <p className="rounded-box border border-line bg-good-soft px-5 py-4">
        <strong className="font-semibold">Nothing to fix.</strong> Every check that could be made has passed
        on every page.
      </p>
    );
  return (
    <ol className="border-b border-line">
      {audit.issues.slice(0, SHOWN).map((issue, index) => (
        <FixRow key={issue.id} issue={issue} number={index + 1} audit={audit} />
      ))}
    </ol>
  );
}
