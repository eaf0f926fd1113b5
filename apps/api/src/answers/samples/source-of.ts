import { cleanSourceUrl, entityOfUrl, hostOf } from '@visible-ai/answers';
import type { AnswerEntity } from '@visible-ai/shared/answers/schema';

/** An address as it is kept, with its host and whose it is; null for what is no address of the web. */
export function sourceOf(
  found: string,
  entities: readonly AnswerEntity[],
): { url: string; host: string; entityId: string | null } | null {
  const url = cleanSourceUrl(found);
  const host = url === null ? null : hostOf(url);
  return url === null || host === null ? null : { url, host, entityId: entityOfUrl(url, entities) };
}
