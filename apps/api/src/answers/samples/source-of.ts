import { cleanSourceUrl, entityOfUrl, hostOf } from '@visible-ai/answers';
import type { AnswerEntity } from '@visible-ai/shared/answers/schema';

/** An address in its stored form, with its host and its owner; null if it is not a web address. */
export function sourceOf(
  found: string,
  entities: readonly AnswerEntity[],
): { url: string; host: string; entityId: string | null } | null {
  const url = cleanSourceUrl(found);
  const host = url === null ? null : hostOf(url);
  return url === null || host === null ? null : { url, host, entityId: entityOfUrl(url, entities) };
}
