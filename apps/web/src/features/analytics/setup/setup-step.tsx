import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';

/** The classes of a part that stays in view beside the fields in a wide window. */
export const besideFields = 'lg:sticky lg:top-24 lg:col-start-2! lg:row-[1/span_5] lg:self-start';

interface SetupStepProps {
  title: string;
  lead: ReactNode;
  /** The text of the save button. */
  saveLabel: string;
  saving: boolean;
  /** Why saving failed. The fields keep their text. */
  problem: string | null;
  onSave: () => void;
  /** Shown beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the three steps: its form, and the button that approves it. What the fields come to may stand beside them (see `besideFields`). */
export function SetupStep(props: SetupStepProps) {
  const { title, lead, saveLabel, saving, problem, onSave, aside, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={title}
      className="grid max-w-3xl grid-cols-1 gap-x-14 gap-y-8 lg:max-w-none lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] lg:*:col-start-1"
    >
      <header>
        <h2 data-step-title tabIndex={-1} className="speaks text-title">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{lead}</p>
      </header>
      {children}
      {problem && <ErrorState title="This could not be saved" description={problem} className="py-6!" />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <Button type="submit" loading={saving}>
          {saveLabel}
        </Button>
        {aside && <p className="min-w-0 flex-1 basis-60 text-note text-muted">{aside}</p>}
      </div>
    </form>
  );
}
