import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function FaqPage() {
  return (
    <PageIntro
      title="Questions and answers"
      lead="The answers are being written. Ask us yours in the meantime."
    >
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
