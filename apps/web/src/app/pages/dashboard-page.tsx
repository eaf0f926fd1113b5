import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function DashboardPage() {
  return (
    <PageIntro title="Dashboard" lead="Your analyses and files will be here.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
