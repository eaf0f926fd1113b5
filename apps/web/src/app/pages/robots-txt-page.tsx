import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { RobotsTxtGenerator } from '@/features/content/generators/robots-txt-generator.tsx';
import { ToolBar } from '../navigation/tool-bar.tsx';

export function RobotsTxtPage() {
  return (
    <Gate {...gates.generators}>
      {(user) => (
        <>
          <ToolBar back="Back to Content" isAdmin={user.isAdmin} />
          <RobotsTxtGenerator user={user} />
        </>
      )}
    </Gate>
  );
}
