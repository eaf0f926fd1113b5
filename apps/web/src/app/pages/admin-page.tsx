import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function AdminPage() {
  return (
    <PageIntro title="Admin panel" lead="Administration is not open yet.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
