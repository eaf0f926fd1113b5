import { agentLists, createEngine } from '@visible-ai/engine';
import type { Call } from '../cli/command.ts';
import type { LiveSteps } from '../terminal/live-steps.ts';
import { UsageError } from '../usage-error.ts';

/** The word for the operators themselves, in place of a mirror's address. */
const OPERATORS = 'operators';

function mirrorOf(asked: string): string | undefined {
  if (asked === OPERATORS) return undefined;
  const url = URL.parse(asked);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new UsageError(
    `--ranges takes ${OPERATORS}, or the http or https address of a mirror, not ${asked}.`,
  );
}

/** The current address lists of the operators or of a mirror: those that could be fetched. */
export async function freshRanges(
  { version, signal }: Pick<Call, 'version' | 'signal'>,
  asked: string,
  steps: LiveSteps,
): Promise<Map<string, readonly string[]>> {
  const engine = createEngine({ version, agentRangesUrl: mirrorOf(asked), readers: 1 });
  const fresh = new Map<string, readonly string[]>();
  try {
    const step = steps.begin('Asking for lists of addresses');
    for (const { list } of agentLists) {
      step.note(list);
      const fetched = await engine.fetchAgentList(list, signal);
      if (fetched.ok) fresh.set(list, fetched.prefixes);
    }
    const came = `${fresh.size} of ${agentLists.length} lists came`;
    if (fresh.size === agentLists.length) step.done(came);
    else step.failed(`${came}; of the others the copy in this program has to do`);
    return fresh;
  } finally {
    await engine.close();
  }
}
