import { runStdioServer } from '@visible-ai/mcp';
import type { Call } from '../cli/command.ts';
import { type ExitCode, exitCodes } from '../cli/exit-code.ts';
import { withEngine } from '../open-engine.ts';
import { UsageError } from '../usage-error.ts';
import { privateTargets } from './read-call.ts';

/** `visible-ai mcp`: until the assistant closes its end. An aborted signal rejects with its reason. */
export async function runMcp(call: Call): Promise<ExitCode> {
  const { words, version, signal } = call;
  if (words.length > 0) throw new UsageError('It takes no addresses: the assistant gives them.');
  const allowPrivateTargets = privateTargets(call);
  return await withEngine(call, allowPrivateTargets, async (engine) => {
    const interrupted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    await Promise.race([runStdioServer({ engine, version, allowPrivateTargets }), interrupted]);
    return exitCodes.good;
  });
}
