import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import type { HostedFile, Hosting } from '@visible-ai/shared/hosting/schema';

/** What is kept of one kind of content for a site. */
export interface SiteFile {
  kind: SharedKind;
  item: ContentItem | undefined;
  /** Where it is written. */
  writePath: string;
}

/** The kinds that stand in pages of the site, not at an address of their own; the first is not even served. */
const inPages: readonly SharedKind['id'][] = ['qa_section', 'json_ld'];
const isServed = (kind: SharedKind['id']) => kind !== 'qa_section';

/** Whether there is an address of the own domain that could be asked for it. */
export const hasOwnAddress = (kind: SharedKind['id']): boolean => !inPages.includes(kind);

type FileState =
  | { is: 'unwritten' }
  | { is: 'part'; item: ContentItem }
  | { is: 'kept'; item: ContentItem }
  /** `newer`: what is kept is no longer what is served. */
  | { is: 'published'; files: readonly HostedFile[]; item: ContentItem | undefined; newer: boolean };

/** How a kind of content stands: written or not, and what of it is served. */
export function fileState({ kind, item }: SiteFile, hosting: Hosting): FileState {
  const files = hosting.files.filter((file) => file.kind === kind.id);
  if (files.length > 0) {
    const newer = item !== undefined && files.some((file) => file.newer || file.contentId !== item.id);
    return { is: 'published', files, item, newer };
  }
  if (!item) return { is: 'unwritten' };
  return { is: isServed(kind.id) ? 'kept' : 'part', item };
}
