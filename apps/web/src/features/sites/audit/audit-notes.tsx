import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { counted } from '@/lib/counted.ts';

/** How the site was read. A reached limit comes first and is open. None of this is a fault of the site. */
export function AuditNotes({ audit }: { audit: SiteAudit }) {
  const limited = audit.counts.left > 0 || audit.partial;
  const [first, ...others] = new Set(audit.notes);
  const rest = limited || first === undefined ? others : [first, ...others];
  if (first === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {limited && (
        <p
          role="note"
          className="rounded-box border border-line bg-raised px-5 py-4 [overflow-wrap:anywhere]"
        >
          {first}
        </p>
      )}
      {rest.length > 0 && (
        <Disclosure
          summary={`How it was read: ${counted(rest.length, 'note')}`}
          className="border-b border-line text-note"
        >
          <ul className="grid gap-2 text-note text-muted">
            {rest.map((note) => (
              <li key={note} className="border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
                {note}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
