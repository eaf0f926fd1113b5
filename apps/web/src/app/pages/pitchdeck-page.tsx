import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function PitchdeckPage() {
  return (
    <PageIntro title="Pitch deck" lead="The deck is being prepared.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
