import type { ContentSummary, ContentType } from '@visible-ai/shared/content/schema';
import { hostOf } from '@/lib/address-text.ts';

/** The newest file of a kind for a host. The list must be newest first. */
export const newestOf = (
  items: readonly ContentSummary[],
  kind: ContentType,
  host: string,
): ContentSummary | undefined =>
  items.find((item) => item.content_type === kind && hostOf(item.website_url) === host);
