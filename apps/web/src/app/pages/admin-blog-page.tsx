import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function AdminBlogPage() {
  return (
    <PageIntro title="Under Construction" lead="Blog management is being rebuilt.">
      <ButtonLink to="/admin">Back to the admin panel</ButtonLink>
    </PageIntro>
  );
}
