import type { Panel, PanelSuggestions } from '@visible-ai/shared/answers/schema';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { toast } from '@/components/ui/toast.ts';
import { counted } from '@/lib/counted.ts';
import { failureText } from '@/lib/failure-text.ts';
import type { Draft } from '@/lib/use-draft.ts';
import { useSavePanel } from '../use-panel.ts';
import { mergeRows, savedText } from './merge-saved.ts';
import { emptyPrompt, isSamePrompt, type PromptDraft, readPrompt, writtenPrompt } from './prompt-draft.ts';
import { PromptFields } from './prompt-fields.tsx';
import { PromptRow } from './prompt-row.tsx';
import { SetupStep } from './setup-step.tsx';
import { SuggestedPrompts } from './suggested-prompts.tsx';

const MOST = 100;

interface PromptsStepProps {
  siteId: string;
  panel: Panel;
  draft: Draft<PromptDraft[]>;
  /** A new prompt that the owner is typing. */
  own: Draft<PromptDraft>;
  suggestions: PanelSuggestions | undefined;
  onDone: () => void;
}

/** What is wrong with each prompt, by its id. */
function problemsOf(prompts: readonly PromptDraft[]): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  prompts.forEach((prompt, index) => {
    if (prompt.text.trim() === '') problems.set(prompt.id, 'Please enter a question, or remove it');
    else if (prompts.slice(0, index).some((other) => isSamePrompt(other, prompt)))
      problems.set(prompt.id, 'This question is here twice');
  });
  return problems;
}

/** The prompts that would be asked, each of which can be changed, paused or removed. */
function ApprovedPrompts({
  prompts,
  saved,
  problems,
  onChange,
}: {
  prompts: PromptDraft[];
  saved: Panel['prompts'];
  /** What is wrong with a prompt, by its id. */
  problems: ReadonlyMap<string, string>;
  onChange: (prompts: PromptDraft[]) => void;
}) {
  const isBranded = ({ id, text }: PromptDraft) =>
    saved.some((one) => one.id === id && one.branded && one.text === text);
  return (
    <section aria-labelledby="approved" className="grid grid-cols-1 gap-4">
      <h3 id="approved" className="font-semibold">
        Approved ({prompts.length})
      </h3>
      {prompts.length === 0 ? (
        <EmptyState
          title="Nothing is asked yet"
          description="Approve a suggestion, or write a question of your own below."
          className="py-8!"
        />
      ) : (
        <ol className="border-b border-line">
          {prompts.map((prompt, index) => (
            <PromptRow
              key={prompt.id}
              number={index + 1}
              prompt={prompt}
              branded={isBranded(prompt)}
              problem={problems.get(prompt.id)}
              onChange={(changed) => onChange(prompts.map((one) => (one.id === changed.id ? changed : one)))}
              onRemove={() => onChange(prompts.filter(({ id }) => id !== prompt.id))}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The field for a prompt in the owner's own words. */
function OwnPrompt({
  prompt,
  twice,
  room,
  onChange,
  onAdd,
}: {
  prompt: PromptDraft;
  /** The question is approved already. */
  twice: boolean;
  /** How many prompts may still be added. */
  room: number;
  onChange: (prompt: PromptDraft) => void;
  onAdd: () => void;
}) {
  return (
    <section aria-label="A prompt of your own" className="grid grid-cols-1 gap-4">
      <PromptFields
        prompt={prompt}
        label="A question of your own"
        problem={twice ? 'This question is approved already' : undefined}
        onChange={onChange}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={prompt.text.trim() === '' || twice || room <= 0}
        onClick={onAdd}
      >
        <Plus aria-hidden="true" />
        Add it
      </Button>
      {room <= 0 && (
        <p className="text-note text-muted">A site may have {MOST} prompts. Remove one to add another.</p>
      )}
    </section>
  );
}

/** The second step: the prompts, each approved by the owner. */
export function PromptsStep({ siteId, panel, draft, own, suggestions, onDone }: PromptsStepProps) {
  const save = useSavePanel(siteId);
  const [checked, setChecked] = useState(false);
  const prompts = draft.value;
  const problems = checked ? problemsOf(prompts) : new Map<string, string>();
  const typed = own.value.text.trim() !== '';
  const twice = typed && prompts.some((prompt) => isSamePrompt(prompt, own.value));
  const left = (suggestions?.prompts ?? []).filter(
    // Leaves out what is asked already, in whatever country.
    (one) => !prompts.some((prompt) => isSamePrompt({ ...prompt, country: one.country }, one)),
  );
  const room = MOST - prompts.length;
  const addOwn = (): PromptDraft[] => {
    if (!typed || twice || room <= 0) return prompts;
    const added = [...prompts, own.value];
    draft.change(added);
    own.change(emptyPrompt(own.value));
    return added;
  };
  const submit = () => {
    setChecked(true);
    // Adds the prompt that is still in the field, so that it is not lost.
    const all = addOwn();
    if (twice || problemsOf(all).size > 0) return;
    const { base } = draft;
    const savedIn = (panel: Panel) => panel.prompts.map(writtenPrompt);
    save.mutate(
      (now) => ({ prompts: mergeRows({ base, mine: all, now: savedIn(now) }, isSamePrompt).map(readPrompt) }),
      {
        onSuccess({ now }) {
          draft.forget();
          own.forget();
          toast.notice(savedText('Your prompts are saved', base, savedIn(now)));
          onDone();
        },
      },
    );
  };
  return (
    <SetupStep
      title="What is asked"
      lead="Each engine is asked these questions in every run, several times over, because the same question is answered differently each time. Only what you approve is asked."
      saveLabel="Approve and continue"
      saving={save.isPending}
      problem={save.isError ? failureText(save.error, save.error.message) : null}
      onSave={submit}
      aside={`${counted(prompts.filter(({ paused }) => !paused).length, 'prompt')} would be asked. Next: engines, money and times.`}
    >
      <SuggestedPrompts
        suggested={left}
        onApprove={(approved) =>
          draft.change([...prompts, ...approved.slice(0, room).map((one) => writtenPrompt(one))])
        }
      />
      <ApprovedPrompts prompts={prompts} saved={panel.prompts} problems={problems} onChange={draft.change} />
      <OwnPrompt prompt={own.value} twice={twice} room={room} onChange={own.change} onAdd={addOwn} />
    </SetupStep>
  );
}
