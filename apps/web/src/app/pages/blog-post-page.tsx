import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function BlogPostPage() {
  return (
    <PageIntro title="Under Construction" lead="This post is being rebuilt.">
      <ButtonLink to="/blog">Back to the blog</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        Go home
      </ButtonLink>
    </PageIntro>
  );
}
