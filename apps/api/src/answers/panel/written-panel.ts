import { createHash, randomUUID } from 'node:crypto';
import type { AnswerEntity, AnswerPrompt, PanelChange } from '@visible-ai/shared/answers/schema';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { AskedPanel } from './panel-store.ts';

const digest = (...parts: (string | null)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/**
 * An id that is derived from the text, unless a row has it: the same text written again gets the same row.
 */
function idFor(kind: string, says: string, taken: ReadonlySet<string>): string {
  const id = `${kind}-${says}`;
  return taken.has(id) ? `${kind}-${randomUUID()}` : id;
}

/** Gives an id to each row without one. */
function withIds<Row extends { id?: string | undefined }>(
  rows: readonly Row[],
  kind: string,
  says: (row: Row) => string,
): (Row & { id: string })[] {
  const taken = new Set(rows.flatMap(({ id }) => id ?? []));
  return rows.map((row) => {
    const id = row.id ?? idFor(kind, says(row), taken);
    taken.add(id);
    return { ...row, id };
  });
}

const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? storableText(inner) : inner)),
  );

type Written<Name extends 'entities' | 'prompts'> = NonNullable<PanelChange[Name]>;

/** Entities in their stored form. */
export const keptEntities = (written: Written<'entities'>): AnswerEntity[] =>
  storable(withIds(written, 'e', ({ name }) => digest(name.normalize('NFC').toLowerCase())));

/** Prompts in their stored form. */
export const keptPrompts = (written: Written<'prompts'>): AnswerPrompt[] =>
  storable(
    withIds(written, 'p', ({ text, locale, country }) =>
      digest(text.normalize('NFC').toLowerCase(), locale, country),
    ),
  );

/** The panel after a change: parts that the change leaves out stay. */
export const changedPanel = (before: AskedPanel, change: PanelChange): AskedPanel => ({
  entities: change.entities ? keptEntities(change.entities) : before.entities,
  prompts: change.prompts ? keptPrompts(change.prompts) : before.prompts,
  engines: change.engines ?? before.engines,
  samples: change.samples ?? before.samples,
});
