import type { Panel } from '@visible-ai/shared/answers/schema';

const GONE = { entity: 'a brand that was removed', prompt: 'A prompt that was removed' };

export interface KnownEntity {
  id: string;
  name: string;
  own: boolean;
}

/** How entities and prompts are called now; what was removed since is said to be so. */
export function knownNames({ entities, prompts }: Panel) {
  const entityById = new Map(entities.map((entity) => [entity.id, entity]));
  const promptById = new Map(prompts.map((prompt) => [prompt.id, prompt]));
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
