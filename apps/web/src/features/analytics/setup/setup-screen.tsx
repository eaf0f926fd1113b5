import type { AnswersSetup, Panel, PanelSuggestions } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { RetryButton } from '@/components/ui/retry-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { showAndFocus } from '@/lib/show-and-focus.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { partPath, setupPath } from '../answers-paths.ts';
import { EntitiesStep, entityDrafts, firstEntities } from './entities-step.tsx';
import { firstPlan, PlanStep, planDraft } from './plan-step.tsx';
import { emptyPrompt, promptDraft, promptDrafts, writtenPrompt } from './prompt-draft.ts';
import { PromptsStep } from './prompts-step.tsx';
import { StepNav } from './step-nav.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SetupProps {
  site: Site;
  setup: AnswersSetup;
  panel: Panel;
}

const keyOf = (siteId: string, part: string) => `answers-setup:${siteId}:${part}`;
const stepOf = (search: URLSearchParams) => Math.min(3, Math.max(1, Number(search.get('step')) || 1));

/** Everything typed in the three steps, until it is saved. */
function useDrafts({ site, setup, panel }: SetupProps, suggestions: PanelSuggestions | undefined) {
  return {
    entities: useDraft(keyOf(site.id, 'entities'), entityDrafts, firstEntities(site, panel, suggestions)),
    prompts: useDraft(keyOf(site.id, 'prompts'), promptDrafts, panel.prompts.map(writtenPrompt)),
    own: useDraft(keyOf(site.id, 'own'), promptDraft, emptyPrompt()),
    plan: useDraft(keyOf(site.id, 'plan'), planDraft, firstPlan(panel, setup)),
  };
}

/** After a change of step the focus moves to the title. */
function useFocusOnStep(step: number) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const title = document.querySelector<HTMLElement>('[data-step-title]');
    if (title) showAndFocus(title, 'nearest');
  }, [step]);
}

function Steps({
  suggestions,
  suggesting,
  ...props
}: SetupProps & {
  suggestions: PanelSuggestions | undefined;
  suggesting: 'under way' | 'failed' | 'done';
  retry: () => void;
}) {
  const { site, setup, panel, retry } = props;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = stepOf(search);
  useFocusOnStep(step);
  const drafts = useDrafts(props, suggestions);
  const typed = drafts.own.value.text.trim() !== '';
  const unsaved = drafts.entities.dirty || drafts.prompts.dirty || drafts.plan.dirty || typed;
  const warning = useLeaveWarning(unsaved);
  const go = (to: number) => navigate(setupPath(site.id, to));
  return (
    <>
      <StepNav
        siteId={site.id}
        current={step}
        steps={[
          {
            title: 'Brand and competitors',
            done: panel.version > 0,
            unsaved: drafts.entities.dirty,
          },
          { title: 'Prompts', done: panel.prompts.length > 0, unsaved: drafts.prompts.dirty || typed },
          { title: 'Engines, money, times', done: false, unsaved: drafts.plan.dirty },
        ]}
      />
      {suggesting === 'failed' && step < 3 && (
        <p className="flex flex-wrap items-center gap-3 text-note text-muted">
          Suggestions from your site could not be loaded. You can write it yourself, or
          <RetryButton size="small" onClick={retry} />
        </p>
      )}
      {step === 1 && (
        <EntitiesStep
          siteId={site.id}
          draft={drafts.entities}
          suggestions={suggestions}
          onDone={() => go(2)}
        />
      )}
      {step === 2 && (
        <PromptsStep
          siteId={site.id}
          panel={panel}
          draft={drafts.prompts}
          own={drafts.own}
          suggestions={suggestions}
          onDone={() => go(3)}
        />
      )}
      {step === 3 && (
        <PlanStep
          siteId={site.id}
          panel={panel}
          setup={setup}
          draft={drafts.plan}
          onDone={() => navigate(partPath(site.id, 'overview'))}
        />
      )}
      <ConfirmDialog
        open={warning.asking}
        onOpenChange={(open) => !open && warning.stay()}
        title="Leave without saving?"
        description="What you have written is not saved. It stays in this tab until you close it, so you can come back to it."
        confirmLabel="Leave"
        cancelLabel="Stay here"
        onConfirm={warning.leave}
      />
    </>
  );
}

/** Three steps: who we are, what is asked, by which engines. A finished set-up waits for no suggestions. */
export function SetupScreen(props: SetupProps) {
  const suggestions = useSuggestions(props.site.id);
  if (suggestions.isPending && props.panel.version === 0)
    return (
      <LoadingState label="Reading what your site suggests..." className="grid max-w-3xl gap-6">
        <p aria-hidden="true" className="text-note text-muted">
          Reading what your site suggests: your name, and what people may ask. This can take half a minute.
        </p>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-56 w-full" />
      </LoadingState>
    );
  return (
    <Steps
      {...props}
      suggestions={suggestions.data}
      suggesting={suggestions.data ? 'done' : suggestions.isPending ? 'under way' : 'failed'}
      retry={() => void suggestions.refetch()}
    />
  );
}
