import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function ContentPage() {
  return (
    <PageIntro title="Content generation" lead="The generators will be here.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
