import type { SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { kindViews } from '@/features/content/kinds/all-kinds.ts';

/** The page of a kind's generator. */
export function generatorPage(kind: SharedKind['id']) {
  const { Generator } = kindViews[kind];
  return function GeneratorPage() {
    return <Gate {...gates.content}>{(user) => <Generator user={user} />}</Gate>;
  };
}
