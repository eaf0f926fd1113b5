import { publishFile, unpublishFile } from '@visible-ai/shared/hosting/endpoints';
import type { HostedFile, Hosting } from '@visible-ai/shared/hosting/schema';
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

async function unpublishAll(siteId: string, files: readonly HostedFile[]): Promise<Hosting> {
  const [first, ...rest] = files;
  const hosting = await call(unpublishFile, {
    params: { id: siteId },
    body: { file: first?.file ?? '' },
  });
  return rest.length > 0 ? unpublishAll(siteId, rest) : hosting;
}

/** Serves files no more. */
export const useUnpublish = (siteId: string, label: string) =>
  useChangeHosting<readonly HostedFile[]>({
    siteId,
    ask: (files) => unpublishAll(siteId, files),
    done: () => `${label} is no longer published`,
    failed: `${label} could not be taken back`,
  });
