import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { publishFile, unpublishFile } from '@visible-ai/shared/hosting/endpoints';
import type { HostedFile } from '@visible-ai/shared/hosting/schema';
import { call } from '@/lib/api-client.ts';
import { useChangeHosting } from '../use-change-hosting.ts';

/** Publishes a content as it is now. */
export const usePublish = (siteId: string, label: string) =>
  useChangeHosting<string>({
    siteId,
    ask: (contentId) => call(publishFile, { params: { id: siteId }, body: { contentId } }),
    done: () => `${label} is published`,
    failed: `${label} could not be published`,
  });

/** Unpublishes all files of a kind. Several files go by the name of their download. */
export const useUnpublish = (siteId: string, label: string) =>
  useChangeHosting<readonly HostedFile[]>({
    siteId,
    ask: ([first, ...more]) => {
      const file = first && more.length > 0 ? kindOf(first.kind).fileName : (first?.file ?? '');
      return call(unpublishFile, { params: { id: siteId }, body: { file } });
    },
    done: () => `${label} is no longer published`,
    failed: `${label} could not be taken back`,
  });
