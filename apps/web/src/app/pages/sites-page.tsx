import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { Sites } from '@/features/sites/list/sites.tsx';

export function SitesPage() {
  return <Gate {...gates.sites}>{(user) => <Sites user={user} />}</Gate>;
}
