import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';

export function AdminBlogPage() {
  return (
    <Gate {...gates.admin}>
      {() => (
        <PageIntro
          above={<Badge tone="accent">Admin</Badge>}
          title="Under Construction"
          lead="Blog management is being rebuilt together with the blog."
        >
          <ButtonLink to="/admin">Back to Admin Panel</ButtonLink>
        </PageIntro>
      )}
    </Gate>
  );
}
