import { formatAge } from '@/lib/format-age.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';

/** How long ago something was: "3 hours ago". On paper a relative time would become wrong: "on Nov 27, …", with the zone, because others read it. */
export function Age({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatZonedMoment(at)}>
      <span className="print:hidden">{formatAge(at)}</span>
      <span className="hidden print:inline">on {formatZonedMoment(at)}</span>
    </time>
  );
}
