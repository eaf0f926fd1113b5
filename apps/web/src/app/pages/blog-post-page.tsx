import { ButtonLink } from '@/components/ui/button-link.tsx';
import { UnderConstruction } from '@/features/marketing/blog/under-construction.tsx';

export function BlogPostPage() {
  return (
    <UnderConstruction lead="This post is being rebuilt together with the blog.">
      <ButtonLink to="/blog">Back to the blog</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        Go home
      </ButtonLink>
    </UnderConstruction>
  );
}
