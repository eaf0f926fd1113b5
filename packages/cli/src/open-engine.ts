import { createEngine, type Engine } from '@visible-ai/engine';
import type { Call } from './cli/command.ts';

/** Opens an engine with the settings of the environment and options while `work` runs. */
export async function withEngine<T>(
  { configuration, version, threads }: Call,
  allowPrivateTargets: readonly string[],
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const { pageSpeed, crawlRate, model } = configuration;
  const engine = createEngine({
    version,
    allowPrivateTargets,
    pageSpeed,
    crawlRate,
    model: model ?? null,
    ...(threads ? { threads } : {}),
  });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}
