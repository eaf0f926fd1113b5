import { formatAge } from '@/lib/format-age.ts';
import { formatMoment } from '@/lib/format-date.ts';

/** How long ago something was: "3 hours ago". On paper a relative time would become wrong: "on November 27, …". */
export function Age({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      <span className="print:hidden">{formatAge(at)}</span>
      <span className="hidden print:inline">on {formatMoment(at)}</span>
    </time>
  );
}
