import { Gate } from '@/components/gate/gate.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AdminPanel } from '@/features/admin/admin-panel.tsx';

export function AdminPage() {
  return (
    <Gate
      allow="admin"
      denial={{ title: 'Access Denied', text: 'You need admin privileges to access this page.' }}
    >
      {(user) => (
        <>
          <PageIntro
            above={<Badge tone="accent">Admin</Badge>}
            title="Admin Panel"
            lead="Accounts, their roles and their subscriptions."
          />
          <div className="page-width pb-24">
            <AdminPanel selfId={user.id} />
          </div>
        </>
      )}
    </Gate>
  );
}
