import { createEngine, type Engine, type EngineSettings } from '@visible-ai/engine';
import { lendThreads } from '@visible-ai/engine/testing/testing/lend-threads';

/**
 * An engine that may fetch our own sites on loopback. Its threads are shared.
 *
 * @param allow `host:port` that may be reached.
 */
export const openTestEngine = (allow: readonly string[], settings: Partial<EngineSettings> = {}): Engine =>
  createEngine({
    version: '0.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: allow,
    crawlRate: 0,
    threads: lendThreads(),
    ...settings,
  });
