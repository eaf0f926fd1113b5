import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function BlogPage() {
  return (
    <PageIntro title="Under Construction" lead="The blog is being rebuilt.">
      <ButtonLink to="/">Go home</ButtonLink>
    </PageIntro>
  );
}
