import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AdminPanel } from '@/features/admin/admin-panel.tsx';
import { TrialRequests } from '@/features/admin/trial-requests.tsx';

export function AdminPage() {
  return (
    <Gate {...gates.admin}>
      {(user) => (
        <>
          <PageIntro
            above={<Badge tone="accent">Admin</Badge>}
            title="Admin Panel"
            lead="Accounts, their roles and their subscriptions."
          />
          <div className="page-width grid grid-cols-1 gap-14">
            <TrialRequests />
            <AdminPanel selfId={user.id} />
          </div>
        </>
      )}
    </Gate>
  );
}
