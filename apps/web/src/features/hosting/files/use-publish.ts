import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { publishFile, unpublishFile } from '@visible-ai/shared/hosting/endpoints';
import type { HostedFile } from '@visible-ai/shared/hosting/schema';
import { call } from '@/lib/api-client.ts';
import { useChangeHosting } from '../use-change-hosting.ts';

/** Approves content as it stands: from now on it is what is served. */
export const usePublish = (siteId: string, label: string) =>
  useChangeHosting<string>({
    siteId,
    ask: (contentId) => call(publishFile, { params: { id: siteId }, body: { contentId } }),
    done: () => `${label} is published`,
    failed: `${label} could not be published`,
  });

/** Serves a kind no more, however many files it has: then it goes by the name under which it is downloaded. */
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
