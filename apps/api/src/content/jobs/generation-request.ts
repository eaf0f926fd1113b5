import { createHash } from 'node:crypto';
import { type contentType, questionCount, robotsRequest } from '@visible-ai/shared/content/schema';
import { z } from 'zod';

const regenerate = z.object({ contentId: z.uuid(), handEdits: z.enum(['keep', 'discard']) });

/** What a job was asked for, as it is kept with the job and with what it wrote. */
export const generationRequest = z.discriminatedUnion('contentType', [
  z.object({ contentType: z.literal('llms_txt'), url: z.url(), regenerate: regenerate.optional() }),
  z.object({
    contentType: z.literal('qa_section'),
    url: z.url(),
    questionCount,
    regenerate: regenerate.optional(),
  }),
  z.object({
    contentType: z.literal('robots_txt'),
    url: z.url(),
    robots: robotsRequest,
    regenerate: regenerate.optional(),
  }),
]);
export type GenerationRequest = z.infer<typeof generationRequest>;

/** The body of the call that asks for a generation. */
export interface AskedGeneration {
  url: string;
  contentType: z.infer<typeof contentType>;
  questionCount: number;
  robots?: z.infer<typeof robotsRequest> | undefined;
  regenerate?: z.infer<typeof regenerate> | undefined;
}

/**
 * Keeps of a body what its type of content depends on.
 *
 * @param earlier the request that the content was written for which is to be written anew: the robots.txt choices
 *   made for it stay where the body makes none.
 */
export function toGenerationRequest(
  { url, contentType, ...asked }: AskedGeneration,
  earlier?: GenerationRequest,
): GenerationRequest {
  const again = asked.regenerate ? { regenerate: asked.regenerate } : {};
  switch (contentType) {
    case 'llms_txt':
      return { contentType, url, ...again };
    case 'qa_section':
      return { contentType, url, questionCount: asked.questionCount, ...again };
    case 'robots_txt': {
      const chosen = earlier?.contentType === 'robots_txt' ? earlier.robots : robotsRequest.parse({});
      return { contentType, url, robots: asked.robots ?? chosen, ...again };
    }
  }
}

/** The site and where in it: scheme, query and a last slash make no other request. */
function place({ contentType, url }: GenerationRequest): string {
  const { host, pathname } = new URL(url);
  // A robots.txt is its host's, wherever in the site one starts.
  return contentType === 'robots_txt' ? host : `${host}${pathname.replace(/\/+$/, '')}`;
}

function options(request: GenerationRequest): unknown {
  if (request.contentType === 'qa_section') return request.questionCount;
  if (request.contentType === 'robots_txt') {
    const { robots } = request;
    return robotsRequest
      .keyof()
      .options.toSorted()
      .map((name) => [name, robots[name]]);
  }
  return null;
}

/** The same for requests that lead to the same content: what is written for one answers the other. */
export function requestKey(request: GenerationRequest): string {
  const parts = JSON.stringify([request.contentType, place(request), options(request)]);
  return createHash('sha256').update(parts).digest('base64url');
}

/** The same for requests that one running job answers: writing a content anew is a job of its own. */
export function jobKey(request: GenerationRequest): string {
  const key = requestKey(request);
  return request.regenerate ? `${key}:${request.regenerate.contentId}` : key;
}
