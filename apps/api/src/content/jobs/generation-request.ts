import { createHash } from 'node:crypto';
import type { KindOptions } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import type { generateContent } from '@visible-ai/shared/content/endpoints';
import { contentType } from '@visible-ai/shared/content/schema';
import type { EndpointInput } from '@visible-ai/shared/contract/endpoint';
import { z } from 'zod';

const order = z.looseObject({
  contentType,
  url: z.url(),
  regenerate: z.object({ contentId: z.uuid(), handEdits: z.enum(['keep', 'discard']) }).optional(),
});

/** The request of a job, as it is stored with the job and its content: options next to the order. */
export const generationRequest = order.transform(({ contentType, url, regenerate, ...options }) => ({
  contentType,
  url,
  ...(regenerate && { regenerate }),
  ...contentKinds[contentType].choose(options, options),
}));
export type GenerationRequest = z.output<typeof generationRequest>;

type Body = EndpointInput<typeof generateContent>['body'];
/** A request, with the options of its kind. */
export type AskedGeneration = Pick<Body, 'url' | 'contentType' | 'regenerate'> & KindOptions;

/**
 * Takes from a body what its kind of content depends on.
 *
 * @param earlier the stored request of the earlier generation.
 */
export function toGenerationRequest(
  { url, contentType, regenerate, ...asked }: AskedGeneration,
  earlier?: KindOptions,
): GenerationRequest {
  const options = contentKinds[contentType].choose(asked, earlier);
  return { contentType, url, ...(regenerate && { regenerate }), ...options };
}

/** Equal for requests that lead to the same content, so that one's result answers the other. */
export function requestKey({ contentType, url, regenerate: _again, ...options }: GenerationRequest): string {
  const place = contentKinds[contentType].place(new URL(url));
  const parts = JSON.stringify([contentType, place, options]);
  return createHash('sha256').update(parts).digest('base64url');
}

/** Equal for requests that one running job answers. To generate a content again is a separate job. */
export function jobKey(request: GenerationRequest): string {
  const key = requestKey(request);
  return request.regenerate ? `${key}:${request.regenerate.contentId}` : key;
}
