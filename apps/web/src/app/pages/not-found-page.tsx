import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function NotFoundPage() {
  return (
    <PageIntro
      above={<Chip size="large">404</Chip>}
      title="Oops! Page not found"
      lead="There is no page at this address. It may have moved, or the link has a typo."
      className="md:py-32"
    >
      <ButtonLink to="/">Go home</ButtonLink>
      <ButtonLink to="/website-analysis" variant="secondary">
        Analyze a website
      </ButtonLink>
    </PageIntro>
  );
}
