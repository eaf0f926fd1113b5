import { ButtonLink } from '../ui/button-link.tsx';
import { AskForTrial } from './ask-for-trial.tsx';
import { GateMessage } from './gate-message.tsx';

/** Replaces a page that needs a plan, and links to the plans. */
export function PlanDenial({ text }: { text: string }) {
  return (
    <GateMessage title="Part of our plans" text={text}>
      <AskForTrial />
      <ButtonLink to="/pricing" variant="secondary">
        View Pricing Plans
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="quiet">
        Go to Dashboard
      </ButtonLink>
    </GateMessage>
  );
}
