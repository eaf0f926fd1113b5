import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ContentHub } from '@/features/content/hub/content-hub.tsx';

export function ContentPage() {
  return <Gate {...gates.content}>{(user) => <ContentHub user={user} />}</Gate>;
}
