import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { UnderConstruction } from '@/features/marketing/blog/under-construction.tsx';

export function AdminBlogPage() {
  return (
    <Gate {...gates.admin}>
      {() => (
        <UnderConstruction
          above={<Badge tone="accent">Admin</Badge>}
          lead="Blog management is being rebuilt together with the blog."
        >
          <ButtonLink to="/admin">Back to Admin Panel</ButtonLink>
        </UnderConstruction>
      )}
    </Gate>
  );
}
