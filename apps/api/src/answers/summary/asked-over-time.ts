import type { AnswerCell } from '@visible-ai/answers';
import type { AnswerEntity, AnswerPrompt } from '@visible-ai/shared/answers/schema';
import type { PanelVersionRow } from '../panel/panel-store.ts';

type Asked = Pick<PanelVersionRow, 'version' | 'entities' | 'prompts'>;

const isSameQuestion = (a: AnswerPrompt, b: AnswerPrompt) =>
  a.text === b.text && a.locale === b.locale && a.country === b.country;

const ownId = (entities: readonly AnswerEntity[]) => entities.find(({ own }) => own)?.id;

/**
 * Maps all versions of a site's questions to the current ones. A prompt with changed words is a new prompt;
 * our brand stays the same, whatever its row was called.
 *
 * @param versions of the counted runs, in any order.
 * @param now the questions of the next run.
 */
export function askedOverTime(
  versions: readonly Asked[],
  now: Pick<Asked, 'entities' | 'prompts'>,
): {
  prompts: AnswerPrompt[];
  /** A cell of a run with an older version, mapped to the current panel. */
  inTermsOfNow(cell: AnswerCell, version: number): AnswerCell;
} {
  const prompts = new Map(now.prompts.map((prompt) => [prompt.id, prompt]));
  const keys = new Map<string, string>();
  const ownThen = new Map<number, string | undefined>();
  for (const { version, entities, prompts: then } of [...versions].sort((a, b) => b.version - a.version)) {
    ownThen.set(version, ownId(entities));
    for (const prompt of then) {
      const known = prompts.get(prompt.id);
      const id = known && !isSameQuestion(known, prompt) ? `${prompt.id}@${version}` : prompt.id;
      keys.set(`${version} ${prompt.id}`, id);
      if (!prompts.has(id)) prompts.set(id, { ...prompt, id });
    }
  }
  const own = ownId(now.entities);
  return {
    prompts: [...prompts.values()],
    inTermsOfNow(cell, version) {
      const promptId = keys.get(`${version} ${cell.promptId}`) ?? cell.promptId;
      const then = ownThen.get(version);
      if (then === undefined || own === undefined || then === own) return { ...cell, promptId };
      const { [then]: ours, ...entities } = cell.entities;
      return { ...cell, promptId, entities: ours ? { ...entities, [own]: ours } : entities };
    },
  };
}
