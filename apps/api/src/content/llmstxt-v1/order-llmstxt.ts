import type { orderLlmsTxt as orderEndpoint } from '@visible-ai/shared/content/llmstxt-v1';
import type { EndpointInput } from '@visible-ai/shared/contract/endpoint';
import { startGeneration } from '../jobs/start-generation.ts';

type Order = EndpointInput<typeof orderEndpoint>['body'];
type Deps = Parameters<typeof startGeneration>[0];

/**
 * Starts what the old API asks for, with the same jobs as any other request.
 *
 * @returns for each file, joined by dots, the id of its job, or of the content that was generated for the
 * same request within 24 hours.
 * @throws AppError not_entitled without a credit.
 */
export async function orderLlmsTxt(deps: Deps, ownerId: string, order: Order): Promise<string> {
  const { url, maxUrls: pageLimit, showFullText } = order;
  const ids: string[] = [];
  for (const contentType of showFullText ? (['llms_txt', 'llms_full'] as const) : (['llms_txt'] as const)) {
    const started = await startGeneration(deps, ownerId, { url, contentType, pageLimit });
    ids.push(started.kind === 'running' ? started.jobId : started.content.id);
  }
  return ids.join('.');
}
