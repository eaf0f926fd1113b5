import type { AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { failureText } from '@/lib/failure-text.ts';
import { setupPath } from '../answers-paths.ts';
import { engineName, listed } from '../engine-words.ts';
import { EstimateCard } from '../estimate-card.tsx';
import { useEstimate } from '../use-estimate.ts';
import { useStartRun } from './use-runs.ts';

interface StartRunProps {
  siteId: string;
  siteName: string;
  setup: AnswersSetup;
  panel: Panel;
  variant?: 'primary' | 'secondary';
}

export const activePrompts = ({ prompts }: Panel) => prompts.filter(({ paused }) => !paused);

/** Starts a run after it has shown the number of calls and the cost. */
export function StartRun({ siteId, siteName, setup, panel, variant = 'primary' }: StartRunProps) {
  const [open, setOpen] = useState(false);
  const start = useStartRun(siteId);
  const estimate = useEstimate(siteId, {}, open);
  const stopped = setup.paused || panel.paused;
  if (activePrompts(panel).length === 0)
    return <ButtonLink to={setupPath(siteId, panel.version > 0 ? 2 : 1)}>Set it up</ButtonLink>;
  const nothingLeft = estimate.data !== undefined && estimate.data.leftThisMonthUsd <= 0;
  const change = (next: boolean) => {
    setOpen(next);
    start.reset();
  };
  return (
    <>
      <Button variant={variant} disabled={stopped} onClick={() => change(true)}>
        <MessageCircleQuestion aria-hidden="true" />
        Ask the engines
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={`Ask about ${siteName}?`}
        description={`${listed(panel.engines.map(engineName))} will be asked ${activePrompts(panel).length === 1 ? 'one prompt' : `${activePrompts(panel).length} prompts`}, ${panel.samples === 1 ? 'once each' : `${panel.samples} times each`}. It goes on when you leave, and you can end it at any time.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => change(false)}>
              Not now
            </Button>
            <Button
              loading={start.isPending}
              disabled={!estimate.data || nothingLeft || estimate.data.calls === 0}
              onClick={() => start.mutate(undefined, { onSuccess: () => change(false) })}
            >
              Ask now
            </Button>
          </>
        }
      >
        <EstimateCard estimate={estimate} />
        {start.isError && (
          <p role="alert" className="text-note text-bad">
            {failureText(start.error, 'The run could not be started')}
          </p>
        )}
      </Dialog>
    </>
  );
}
