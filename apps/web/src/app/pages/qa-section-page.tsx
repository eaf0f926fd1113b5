import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { QaSectionGenerator } from '@/features/content/generators/qa-section-generator.tsx';
import { ToolBar } from '../navigation/tool-bar.tsx';

export function QaSectionPage() {
  return (
    <Gate {...gates.generators}>
      {(user) => (
        <>
          <ToolBar back="Back to Content" isAdmin={user.isAdmin} />
          <QaSectionGenerator user={user} />
        </>
      )}
    </Gate>
  );
}
