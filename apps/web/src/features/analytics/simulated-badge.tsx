import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { AnswersSetup } from '@visible-ai/shared/answers/schema';
import { Badge } from '@/components/ui/badge.tsx';
import { engineName, isSimulated } from './engine-words.ts';

/** An engine's name, with a badge if a program on this machine simulates it. */
export function EngineName({ setup, id }: { setup: AnswersSetup; id: AnswerEngineId }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {engineName(id)} {isSimulated(setup, id) && <Badge>Simulated</Badge>}
    </span>
  );
}
