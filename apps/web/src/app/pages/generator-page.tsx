import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { gates } from '@/components/gate/gates.ts';
import { kindViews } from '@/features/content/kinds/all-kinds.ts';
import { ToolPage } from '../layouts/tool-page.tsx';

/** The page of a kind's generator. */
export function generatorPage(kind: SharedKind['id']) {
  const { Generator } = kindViews[kind];
  return function GeneratorPage() {
    return (
      <ToolPage gate={gates.generators} back="Back to Content">
        {(user) => <Generator user={user} />}
      </ToolPage>
    );
  };
}
