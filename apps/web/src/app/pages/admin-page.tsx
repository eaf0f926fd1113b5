import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AdminPanel, UsersSkeleton } from '@/features/admin/admin-panel.tsx';
import { TrialRequests, useTrialRequests } from '@/features/admin/trial-requests.tsx';

/** The accounts load at once, and appear when the height of the requests above them is known. */
function Lists({ selfId }: { selfId: string }) {
  const { isPending } = useTrialRequests();
  return (
    <div className="page-width grid grid-cols-1 gap-14">
      <TrialRequests />
      {isPending && <UsersSkeleton />}
      <div hidden={isPending}>
        <AdminPanel selfId={selfId} />
      </div>
    </div>
  );
}

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
          <Lists selfId={user.id} />
        </>
      )}
    </Gate>
  );
}
