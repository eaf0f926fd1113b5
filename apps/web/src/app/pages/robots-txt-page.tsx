import { gates } from '@/components/gate/gates.ts';
import { RobotsTxtGenerator } from '@/features/content/generators/robots-txt-generator.tsx';
import { ToolPage } from '../layouts/tool-page.tsx';

export function RobotsTxtPage() {
  return (
    <ToolPage gate={gates.generators} back="Back to Content">
      {(user) => <RobotsTxtGenerator user={user} />}
    </ToolPage>
  );
}
