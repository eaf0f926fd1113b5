import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function PricingPage() {
  return (
    <PageIntro
      title="Pricing"
      lead="Our plans are being written down here. Tell us about your site and we answer with a price."
    >
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
