import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function CookiesPage() {
  return (
    <PageIntro
      title="Cookie policy"
      lead="We set no cookies. Your theme and, when you sign in, your session are kept in your browser’s own storage."
    >
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
