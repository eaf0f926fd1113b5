import type { orderLlmsTxt as orderEndpoint } from '@visible-ai/shared/content/llmstxt-v1';
import type { EndpointInput } from '@visible-ai/shared/contract/endpoint';
import { startGenerations } from '../jobs/start-generation.ts';

type Order = EndpointInput<typeof orderEndpoint>['body'];
type Deps = Parameters<typeof startGenerations>[0];

/**
 * Starts what the old API asks for, with the same jobs as any other request. An order of two files is one
 * transaction: when the second cannot be paid, the first takes no credit.
 *
 * @returns for each file, joined by dots, the id of its job, or of the content that was generated for the
 * same request within 24 hours.
 * @throws AppError not_entitled without a credit.
 */
export async function orderLlmsTxt(deps: Deps, ownerId: string, order: Order): Promise<string> {
  const { url, maxUrls: pageLimit, showFullText } = order;
  const kinds = showFullText ? (['llms_txt', 'llms_full'] as const) : (['llms_txt'] as const);
  const started = await startGenerations(
    deps,
    ownerId,
    kinds.map((contentType) => ({ url, contentType, pageLimit })),
  );
  return started.map((file) => (file.kind === 'running' ? file.jobId : file.content.id)).join('.');
}
