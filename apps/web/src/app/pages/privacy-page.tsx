import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function PrivacyPage() {
  return (
    <PageIntro title="Privacy policy" lead="The policy is being written.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
