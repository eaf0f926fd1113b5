import type { AskedThen, Panel } from '@visible-ai/shared/answers/schema';

const GONE = { entity: 'a brand that was removed', prompt: 'A prompt that was removed' };

export interface KnownEntity {
  id: string;
  name: string;
  own: boolean;
}

const byId = <Row extends { id: string }>(now: readonly Row[], then: readonly Row[] = []) =>
  new Map([...now, ...then].map((row) => [row.id, row]));

/**
 * Looks up entities and prompts by id. Texts of a run are those that it had then, all others are today's.
 *
 * @param then what the run of the shown answers asked.
 */
export function knownNames({ entities, prompts }: Panel, then?: AskedThen) {
  const entityById = byId<KnownEntity>(entities, then?.entities);
  const promptById = byId<AskedThen['prompts'][number]>(prompts, then?.prompts);
  return {
    entity(id: string): KnownEntity {
      const { name = GONE.entity, own = false } = entityById.get(id) ?? {};
      return { id, name, own };
    },
    prompt(id: string): { text: string; locale: string | undefined } {
      const known = promptById.get(id);
      return { text: known?.text ?? GONE.prompt, locale: known?.locale };
    },
  };
}
export type KnownNames = ReturnType<typeof knownNames>;
