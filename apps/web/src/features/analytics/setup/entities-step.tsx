import type { AnswerEntity, Panel, PanelSuggestions } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast.ts';
import { hostOf } from '@/lib/address-text.ts';
import { failureText } from '@/lib/failure-text.ts';
import type { Draft } from '@/lib/use-draft.ts';
import { useSavePanel } from '../use-panel.ts';
import { type EntityDraft, emptyCompetitor, entityDraft, readFrom, writtenFrom } from './entity-draft.ts';
import { EntityFields } from './entity-fields.tsx';
import { mergeRows, savedText } from './merge-saved.ts';
import { SetupStep } from './setup-step.tsx';

const MOST = 20;

export const entityDrafts = z.array(entityDraft);

/** The initial values of the first step: what is saved, or else what the site says about itself. */
export function firstEntities(
  site: Site,
  panel: Panel,
  suggestions: PanelSuggestions | undefined,
): EntityDraft[] {
  if (panel.version === 0 && suggestions) return [writtenFrom(suggestions.own)];
  if (panel.entities.length > 0) return panel.entities.map(writtenFrom);
  return [{ ...emptyCompetitor(), id: 'own', own: true, name: site.name, domains: hostOf(site.url) }];
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Competitors that the site's own pages mention. A click adds one. */
function SuggestedCompetitors({
  suggested,
  onAdd,
}: {
  suggested: readonly AnswerEntity[];
  onAdd: (entity: AnswerEntity) => void;
}) {
  if (suggested.length === 0) return null;
  return (
    <div>
      <h4 className="text-note font-semibold">Named on your own pages</h4>
      <p className="text-note text-muted">Take those that people really choose between.</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {suggested.map((entity) => (
          <li key={entity.id}>
            <Button variant="secondary" size="small" onClick={() => onAdd(entity)}>
              <Plus aria-hidden="true" />
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {entity.name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntitiesStepProps {
  siteId: string;
  draft: Draft<EntityDraft[]>;
  suggestions: PanelSuggestions | undefined;
  onDone: () => void;
}

/** The first step: who "we" are, and who our competitors are. */
export function EntitiesStep({ siteId, draft, suggestions, onDone }: EntitiesStepProps) {
  const save = useSavePanel(siteId);
  const [checked, setChecked] = useState(false);
  const entities = draft.value;
  const unnamed = (entity: EntityDraft) => entity.name.trim() === '';
  const change = (changed: EntityDraft) =>
    draft.change(entities.map((entity) => (entity.id === changed.id ? changed : entity)));
  const fieldsOf = (entity: EntityDraft) => (
    <EntityFields
      key={entity.id}
      entity={entity}
      problem={checked && unnamed(entity) ? 'Please enter a name' : undefined}
      onChange={change}
      {...(!entity.own && {
        onRemove: () => draft.change(entities.filter(({ id }) => id !== entity.id)),
      })}
    />
  );
  const rivals = entities.filter(({ own }) => !own);
  const left = (suggestions?.competitors ?? []).filter(
    ({ name }) => !entities.some((entity) => sameName(entity.name, name)),
  );
  const submit = () => {
    setChecked(true);
    if (entities.some(unnamed)) return;
    const { base } = draft;
    const savedIn = (panel: Panel) => (panel.version === 0 ? base : panel.entities.map(writtenFrom));
    save.mutate(
      (now) => ({
        entities: mergeRows(
          { base, mine: entities, now: savedIn(now) },
          (one, other) => one.own === other.own && sameName(one.name, other.name),
        ).map(readFrom),
      }),
      {
        onSuccess({ now }) {
          draft.forget();
          toast.notice(savedText('Your brand and competitors are saved', base, savedIn(now)));
          onDone();
        },
      },
    );
  };
  return (
    <SetupStep
      title="Your brand and your competitors"
      lead="An answer counts as naming you when it contains one of these names, and as citing you when it links to one of these domains. Nothing is asked yet."
      saveLabel="Confirm and continue"
      saving={save.isPending}
      problem={save.isError ? failureText(save.error, save.error.message) : null}
      onSave={submit}
      aside="Next: what is asked."
    >
      {entities.filter(({ own }) => own).map(fieldsOf)}
      <section aria-labelledby="competitors" className="grid grid-cols-1 gap-4">
        <div>
          <h3 id="competitors" className="font-semibold">
            Competitors
          </h3>
          <p className="text-note text-muted">
            Without any, there is no share of voice: it says how much of what is named is you.
          </p>
        </div>
        {rivals.map(fieldsOf)}
        <SuggestedCompetitors
          suggested={entities.length < MOST ? left : []}
          onAdd={(entity) => draft.change([...entities, writtenFrom(entity)])}
        />
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={entities.length >= MOST}
          onClick={() => draft.change([...entities, emptyCompetitor()])}
        >
          <Plus aria-hidden="true" />
          Add a competitor
        </Button>
      </section>
    </SetupStep>
  );
}
