import { Link } from 'react-router-dom';
import { Policy, PolicySection } from './policy.tsx';

export function Terms() {
  return (
    <Policy
      title="Terms of service"
      lead="What you may expect of us, and what we ask of you. Short, because it can be."
    >
      <PolicySection title="What you get">
        <p>
          The website analysis is free and needs no account. Generating and managing files needs an active
          plan, or a trial with credits left. What each plan contains is on the{' '}
          <Link className="text-link" to="/pricing">
            pricing page
          </Link>{' '}
          and is agreed with you by mail before anything is charged.
        </p>
      </PolicySection>
      <PolicySection title="What we promise, and what we do not">
        <p>
          We report what we found, with the evidence beside it, and say so where something could not be
          measured. We do not promise that an assistant will name you: its operator decides that. Read
          generated files before you publish them; what stands on your site is your decision.
        </p>
      </PolicySection>
      <PolicySection title="What we ask of you">
        <ul>
          <li>Generate files for sites that are yours, or whose owner asked you to.</li>
          <li>Do not use the service to overload, attack or spy on other people’s servers.</li>
          <li>Keep to the limits; they are there so that everybody gets an answer.</li>
          <li>Keep your password to yourself. What happens in your account is yours to answer for.</li>
        </ul>
        <p>Who breaks these rules may lose access. We say why.</p>
      </PolicySection>
      <PolicySection title="What belongs to whom">
        <p>
          The files made for you are yours, to use and change without naming us. The text of your pages stays
          yours; we use it to make your files and for nothing else.
        </p>
      </PolicySection>
      <PolicySection title="Ending it">
        <p>
          Monthly plans end with the month in which you tell us. You may delete your account at any time,
          which deletes what belongs to it. If we ever end the service, you will be told at least 30 days
          before, so that you can take your files with you.
        </p>
      </PolicySection>
      <PolicySection title="Liability">
        <p>
          The free analysis comes as it is. For paid plans we answer for what we do on purpose or with gross
          negligence without limit, otherwise up to what you paid in the twelve months before. Nothing here
          takes away rights that the law of your country gives you as a consumer.
        </p>
      </PolicySection>
    </Policy>
  );
}
