import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';

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

/** One of the three steps: its form, and the button that approves it. */
export function SetupStep(props: SetupStepProps) {
  const { title, lead, saveLabel, saving, problem, onSave, aside, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={title} className="grid max-w-3xl grid-cols-1 gap-8">
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
