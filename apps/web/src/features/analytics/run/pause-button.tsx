import type { Panel } from '@visible-ai/shared/answers/schema';
import { Button } from '@/components/ui/button.tsx';
import { usePauseAnswers } from '../use-panel.ts';

/** Stops all spending for the site at once. The notice about it has the button to continue. */
export function PauseButton({ siteId, panel }: { siteId: string; panel: Panel }) {
  const pause = usePauseAnswers(siteId);
  if (panel.paused || panel.version === 0) return null;
  return (
    <Button variant="secondary" loading={pause.isPending} onClick={() => pause.mutate(true)}>
      Pause asking
    </Button>
  );
}
