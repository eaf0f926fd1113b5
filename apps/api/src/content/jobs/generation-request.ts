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

/** What a job was asked for, as it is kept with the job and with what it wrote: options beside the order. */
export const generationRequest = order.transform(({ contentType, url, regenerate, ...options }) => ({
  contentType,
  url,
  ...(regenerate && { regenerate }),
  ...contentKinds[contentType].choose(options, options),
}));
export type GenerationRequest = z.output<typeof generationRequest>;

type Body = EndpointInput<typeof generateContent>['body'];
/** What is asked for, with what its kind reads of it. */
export type AskedGeneration = Pick<Body, 'url' | 'contentType' | 'regenerate'> & KindOptions;

/**
 * Keeps of a body what its kind of content depends on.
 *
 * @param earlier the request that the content was written for before, as it was kept.
 */
export function toGenerationRequest(
  { url, contentType, regenerate, ...asked }: AskedGeneration,
  earlier?: KindOptions,
): GenerationRequest {
  const options = contentKinds[contentType].choose(asked, earlier);
  return { contentType, url, ...(regenerate && { regenerate }), ...options };
}

/** The same for requests that lead to the same content: what is written for one answers the other. */
export function requestKey({ contentType, url, regenerate: _again, ...options }: GenerationRequest): string {
  const place = contentKinds[contentType].place(new URL(url));
  const parts = JSON.stringify([contentType, place, options]);
  return createHash('sha256').update(parts).digest('base64url');
}

/** The same for requests that one running job answers: to write a content again is a job of its own. */
export function jobKey(request: GenerationRequest): string {
  const key = requestKey(request);
  return request.regenerate ? `${key}:${request.regenerate.contentId}` : key;
}
