import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ManageContent } from '@/features/content/manage/manage-content.tsx';
import { ToolBar } from '../navigation/tool-bar.tsx';

export function ManageContentPage() {
  return (
    <Gate {...gates.manage}>
      {(user) => (
        <>
          <ToolBar back="Back" isAdmin={user.isAdmin} />
          <ManageContent />
        </>
      )}
    </Gate>
  );
}
