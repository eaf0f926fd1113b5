import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import type { HostedFile, Hosting } from '@visible-ai/shared/hosting/schema';

/** The stored content of one kind for a site. */
export interface SiteFile {
  kind: SharedKind;
  item: ContentSummary | undefined;
  /** The address of its generator. */
  writePath: string;
}

/** Whether the kind has an address on the owner's domain that we can check. */
export const hasOwnAddress = ({ usedIn }: SharedKind): boolean => usedIn !== 'page' && usedIn !== 'heads';

type FileState =
  | { is: 'unwritten' }
  | { is: 'part'; item: ContentSummary }
  | { is: 'kept'; item: ContentSummary }
  /** `newer`: the stored content differs from the served one. */
  | { is: 'published'; files: readonly HostedFile[]; item: ContentSummary | undefined; newer: boolean };

/** The state of a kind of content: whether it exists, and what of it is served. */
export function fileState({ kind, item }: SiteFile, hosting: Hosting): FileState {
  const files = hosting.files.filter((file) => file.kind === kind.id);
  if (files.length > 0) {
    const newer = item !== undefined && files.some((file) => file.newer || file.contentId !== item.id);
    return { is: 'published', files, item, newer };
  }
  if (!item) return { is: 'unwritten' };
  return { is: kind.usedIn === 'page' ? 'part' : 'kept', item };
}
