import { Button } from './ui/button.tsx';

/** Beside the button that saves: says that what the form shows is not saved, and offers to drop it. */
export function NotSavedYet({ changed, onDiscard }: { changed: boolean; onDiscard: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-note text-muted empty:hidden">
      {changed && (
        <>
          <span>Not saved yet.</span>
          <Button
            variant="quiet"
            size="small"
            onClick={(event) => {
              // This button goes, and the focus with it.
              event.currentTarget.form?.querySelector<HTMLElement>('input, button')?.focus();
              onDiscard();
            }}
          >
            Discard changes
          </Button>
        </>
      )}
    </div>
  );
}
