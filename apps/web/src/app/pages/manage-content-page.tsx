import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ManageContent } from '@/features/content/manage/manage-content.tsx';

export function ManageContentPage() {
  return <Gate {...gates.manage}>{() => <ManageContent />}</Gate>;
}
