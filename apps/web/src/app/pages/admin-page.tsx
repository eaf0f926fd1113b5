import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AdminPanel } from '@/features/admin/admin-panel.tsx';
import { PageMenu } from '../navigation/page-menu.tsx';
import { adminLinks } from '../navigation/site-links.ts';

export function AdminPage() {
  return (
    <Gate {...gates.admin}>
      {(user) => (
        <>
          <PageIntro
            above={<Badge tone="accent">Admin</Badge>}
            title="Admin Panel"
            aside={<PageMenu label="Admin menu" links={adminLinks} />}
            lead="Accounts, their roles and their subscriptions."
          />
          <div className="page-width">
            <AdminPanel selfId={user.id} />
          </div>
        </>
      )}
    </Gate>
  );
}
