import { groupIssues, type IssueGroup } from '@visible-ai/shared/sites/group-issues';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';
import { counted } from '@/lib/counted.ts';
import { issuePath } from '../site-paths.ts';
import { pointsNoun, pointsText } from '../site-words.ts';

const SHOWN = 5;

/** The places of a fault: its number of pages, and its template or the number of templates. */
function Where({ group, audit }: { group: IssueGroup; audit: SiteAudit }) {
  const [first] = group.issues;
  const pages = counted(group.pages, first.kind === 'across' ? 'place' : 'page');
  if (group.issues.length > 1) return `${pages} of ${counted(group.issues.length, 'template')}`;
  const template = audit.templates.find(({ id }) => id === first.templateId);
  if (!template || template.pages === 1) return pages;
  return (
    <>
      {pages} of <code className="font-mono">{template.pattern}</code>
    </>
  );
}

function FixRow({ group, number, audit }: { group: IssueGroup; number: number; audit: SiteAudit }) {
  const [first] = group.issues;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 border-t border-line py-4">
      <span aria-hidden="true" className="mt-[3px]">
        <Chip lit={number === 1} className="px-0!">
          {number}
        </Chip>
      </span>
      <div className="min-w-0">
        <Link
          to={issuePath(audit.siteId, audit.id, first.id)}
          className="touch-target font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {first.title}
        </Link>
        <p className="text-note text-muted [overflow-wrap:anywhere]">
          <Where group={group} audit={audit} />
        </p>
      </div>
      {group.points > 0 && (
        <p className="pt-0.5 text-note text-muted tabular-nums">
          {pointsText(group.points)}
          <span className="max-sm:sr-only"> {pointsNoun(group.points)}</span>
        </p>
      )}
    </li>
  );
}

/** What to fix first: the faults that cost most, with what fixing each gains. */
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
      {groupIssues(audit.issues)
        .slice(0, SHOWN)
        .map((group, index) => (
          <FixRow key={group.checkId} group={group} number={index + 1} audit={audit} />
        ))}
    </ol>
  );
}
