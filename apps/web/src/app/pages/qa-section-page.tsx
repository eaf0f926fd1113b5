import { gates } from '@/components/gate/gates.ts';
import { QaSectionGenerator } from '@/features/content/generators/qa-section-generator.tsx';
import { ToolPage } from '../layouts/tool-page.tsx';

export function QaSectionPage() {
  return (
    <ToolPage gate={gates.generators} back="Back to Content">
      {(user) => <QaSectionGenerator user={user} />}
    </ToolPage>
  );
}
