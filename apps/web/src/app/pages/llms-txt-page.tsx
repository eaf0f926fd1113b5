import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { LlmsTxtGenerator } from '@/features/content/generators/llms-txt-generator.tsx';
import { ToolBar } from '../navigation/tool-bar.tsx';

export function LlmsTxtPage() {
  return (
    <Gate {...gates.generators}>
      {(user) => (
        <>
          <ToolBar back="Back to Content" isAdmin={user.isAdmin} />
          <LlmsTxtGenerator user={user} />
        </>
      )}
    </Gate>
  );
}
