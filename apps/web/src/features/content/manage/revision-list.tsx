import type { ListedRevision } from '@visible-ai/shared/content/schema';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/lib/class-names.ts';
import { formatMoment } from '@/lib/format-date.ts';

const origins: Record<ListedRevision['origin'], string> = {
  generated: 'Generated',
  edited: 'Edited by hand',
  restored: 'Restored',
  regenerated: 'Written again',
};

interface RevisionListProps {
  revisions: readonly ListedRevision[];
  chosen: ListedRevision;
  onChoose: (id: string) => void;
  /** Loads older revisions. Missing if there are none. */
  onMore?: (() => void) | undefined;
  loadingMore: boolean;
}

/** The revisions of a content, newest first. One of them is selected. */
export function RevisionList({ revisions, chosen, onChoose, onMore, loadingMore }: RevisionListProps) {
  return (
    <ul
      aria-label="Revisions"
      className="grid max-h-56 content-start gap-1 overflow-y-auto p-1 md:max-h-[60dvh]"
    >
      {revisions.map((revision, index) => (
        <li key={revision.id}>
          <button
            type="button"
            aria-pressed={revision.id === chosen.id}
            onClick={() => onChoose(revision.id)}
            className={classNames(
              'w-full rounded-[6px] px-3 py-2 text-left text-note transition-colors hover:bg-sunken',
              revision.id === chosen.id && 'bg-sunken inset-ring inset-ring-line-strong',
            )}
          >
            <span className="block font-semibold">
              {origins[revision.origin]}
              {index === 0 && <span className="font-normal text-muted"> (now)</span>}
            </span>
            <span className="block text-muted">{formatMoment(revision.created_at)}</span>
          </button>
        </li>
      ))}
      {onMore && (
        <li>
          <Button variant="quiet" size="small" loading={loadingMore} onClick={onMore}>
            Show older revisions
          </Button>
        </li>
      )}
    </ul>
  );
}
