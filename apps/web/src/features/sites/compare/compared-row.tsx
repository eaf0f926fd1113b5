import type { SiteAudit, SiteComparison } from '@visible-ai/shared/sites/schema';
import { Check, ChevronDown, CircleAlert, Minus } from 'lucide-react';
import { counted } from '@/lib/counted.ts';

/** A fault of one of the two audits. If it is still there, `before` is its earlier number of pages. */
export type Compared = SiteComparison['new'][number] & { before?: number };

const marks = {
  fixed: { Icon: Check, colours: 'bg-good-soft text-good' },
  new: { Icon: CircleAlert, colours: 'bg-bad-soft text-bad' },
  still: { Icon: Minus, colours: 'bg-sunken text-muted' },
} as const;
export type Mark = keyof typeof marks;

interface ComparedRowProps {
  /** The same fault, once for each template that has it. */
  issues: readonly [Compared, ...Compared[]];
  audit: SiteAudit;
  mark: Mark;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The number of pages, and the earlier number if it differs. */
function pagesText(issues: readonly Compared[], mark: Mark): { on: string; before: string } {
  const pages = sum(issues.map((issue) => issue.pages));
  const on = `${mark === 'fixed' ? 'Was on' : 'On'} ${counted(pages, 'page')}`;
  if (mark !== 'still') return { on, before: '' };
  const before = sum(issues.map((issue) => issue.before ?? issue.pages));
  return { on, before: before === pages ? ', as before' : `, before on ${before}` };
}

function Pattern({ issue, audit }: { issue: Compared; audit: SiteAudit }) {
  const template = audit.templates.find(({ id }) => id === issue.templateId);
  if (!template) return null;
  return (
    <>
      {' '}
      of <code className="font-mono">{template.pattern}</code>
    </>
  );
}

function OfTemplate({ issue, audit, mark }: { issue: Compared; audit: SiteAudit; mark: Mark }) {
  const { on, before } = pagesText([issue], mark);
  return (
    <>
      {on}
      <Pattern issue={issue} audit={audit} />
      {before}
    </>
  );
}

/** A fault on several templates. Opened, it shows a line for each. */
function OfTemplates({ issues, audit, mark }: ComparedRowProps) {
  const { on, before } = pagesText(issues, mark);
  return (
    <details className="group/compared text-note text-muted">
      <summary className="flex list-none items-center gap-2 rounded-[4px] [&::-webkit-details-marker]:hidden">
        {on} of {counted(issues.length, 'template')}
        {before}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/compared:rotate-180"
        />
      </summary>
      <ul className="mt-1 grid gap-1">
        {issues.map((issue) => (
          <li key={issue.templateId} className="border-l-2 border-line pl-3">
            <OfTemplate issue={issue} audit={audit} mark={mark} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A fault that is fixed, new or still there. */
export function ComparedRow({ issues, audit, mark }: ComparedRowProps) {
  const { Icon, colours } = marks[mark];
  const [first, ...others] = issues;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <span className={`mt-0.5 grid size-5 place-items-center rounded-full ${colours}`}>
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{first.title}</p>
        {others.length === 0 ? (
          <p className="text-note text-muted">
            <OfTemplate issue={first} audit={audit} mark={mark} />
          </p>
        ) : (
          <OfTemplates issues={issues} audit={audit} mark={mark} />
        )}
      </div>
    </li>
  );
}
