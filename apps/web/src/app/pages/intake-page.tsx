import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function IntakePage() {
  return (
    <PageIntro
      title="Get Started with Visible AI"
      lead="Tell us about your business and we’ll help you become visible to AI. Until the form is here, please write to us."
    >
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
