import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function ManageContentPage() {
  return (
    <PageIntro title="Manage content" lead="Your generated content will be here.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
