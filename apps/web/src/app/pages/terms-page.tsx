import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function TermsPage() {
  return (
    <PageIntro title="Terms of service" lead="The terms are being written.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
