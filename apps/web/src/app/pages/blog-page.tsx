import { ButtonLink } from '@/components/ui/button-link.tsx';
import { UnderConstruction } from '@/features/marketing/blog/under-construction.tsx';

export function BlogPage() {
  return (
    <UnderConstruction lead="The blog is being rebuilt. Until then, the questions and answers say most of what we know about being cited.">
      <ButtonLink to="/faq">Read the questions</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        Go home
      </ButtonLink>
    </UnderConstruction>
  );
}
