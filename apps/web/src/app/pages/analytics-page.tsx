import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function AnalyticsPage() {
  return (
    <PageIntro title="Analytics Coming Soon" lead="Analytics is not open yet.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
