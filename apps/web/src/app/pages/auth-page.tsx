import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function AuthPage() {
  return (
    <PageIntro title="Sign in" lead="Accounts are not open yet.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
