import { gates } from '@/components/gate/gates.ts';
import { LlmsTxtGenerator } from '@/features/content/generators/llms-txt-generator.tsx';
import { ToolPage } from '../layouts/tool-page.tsx';

export function LlmsTxtPage() {
  return (
    <ToolPage gate={gates.generators} back="Back to Content">
      {(user) => <LlmsTxtGenerator user={user} />}
    </ToolPage>
  );
}
