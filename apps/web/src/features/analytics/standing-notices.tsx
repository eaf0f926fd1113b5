import type { AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import { CirclePause, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { engineName, listed } from './engine-words.ts';
import { usePauseAnswers } from './use-panel.ts';

function Notice({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box bg-sunken px-5 py-3.5 text-note">
      <div className="flex min-w-[min(100%,18rem)] flex-1 gap-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
        {icon}
        <p>{children}</p>
      </div>
      {action}
    </div>
  );
}

/** Notices on every screen of a site: which engines are simulated, and whether the site is paused. */
export function StandingNotices({
  siteId,
  setup,
  panel,
}: {
  siteId: string;
  setup: AnswersSetup;
  panel: Panel | undefined;
}) {
  const pause = usePauseAnswers(siteId);
  const simulated = setup.engines.filter(({ simulated: is }) => is).map(({ id }) => engineName(id));
  return (
    <>
      {simulated.length > 0 && (
        <Notice icon={<FlaskConical aria-hidden="true" />}>
          <strong className="font-semibold">Simulated.</strong> {listed(simulated)}{' '}
          {simulated.length === 1 ? 'is' : 'are'} played by a program on this machine. What{' '}
          {simulated.length === 1 ? 'it says' : 'they say'} is made up, and so is what it costs.
        </Notice>
      )}
      {setup.paused && (
        <Notice icon={<CirclePause aria-hidden="true" />}>
          <strong className="font-semibold">Paused by the operator.</strong> No engine is asked and nothing is
          spent until the operator of this installation resumes asking. What was asked before stays here.
        </Notice>
      )}
      {!setup.paused && panel?.paused && (
        <Notice
          icon={<CirclePause aria-hidden="true" />}
          action={
            <Button
              variant="secondary"
              size="small"
              loading={pause.isPending}
              onClick={() => pause.mutate(false)}
            >
              Resume asking
            </Button>
          }
        >
          <strong className="font-semibold">Paused.</strong> No engine is asked about this site and nothing is
          spent, neither by hand nor by schedule. A run that was under way waits.
        </Notice>
      )}
    </>
  );
}
