import { Badge } from '@/components/ui/badge.tsx';
import type { KnownEntity } from './known-names.ts';

/** A brand that is named or cited. The site's own brand is lit and marked as ours. */
export function EntityBadge({ entity, times }: { entity: KnownEntity; times?: number }) {
  return (
    <Badge tone={entity.own ? 'accent' : 'neutral'} className="max-w-full">
      <span dir="auto" className="truncate">
        {entity.name}
      </span>
      {entity.own && <span className="font-normal">(you)</span>}
      {times !== undefined && times > 1 && (
        <span className="font-normal tabular-nums">
          ×{times}
          <span className="sr-only"> times</span>
        </span>
      )}
    </Badge>
  );
}
