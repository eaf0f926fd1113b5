import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function VerifyEmailPage() {
  return (
    <PageIntro title="Verify your email" lead="Accounts are not open yet.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
