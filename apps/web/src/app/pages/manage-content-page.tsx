import { gates } from '@/components/gate/gates.ts';
import { ManageContent } from '@/features/content/manage/manage-content.tsx';
import { ToolPage } from '../layouts/tool-page.tsx';

export function ManageContentPage() {
  return (
    <ToolPage gate={gates.manage} back="Back">
      {() => <ManageContent />}
    </ToolPage>
  );
}
