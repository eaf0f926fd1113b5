import { createEngine, type Engine, type EngineSettings } from '@visible-ai/engine';

/**
 * An engine that may reach sites of ours on loopback. Its threads take a second of a processor to start: services that
 * a file opens one after another share one.
 *
 * @param allow `host:port` that may be reached.
 */
export const openTestEngine = (allow: readonly string[], settings: Partial<EngineSettings> = {}): Engine =>
  createEngine({
    version: '0.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: allow,
    crawlRate: 0,
    readers: 1,
    ...settings,
  });
