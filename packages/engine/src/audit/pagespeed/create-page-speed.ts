import type { PageSpeedEvidence, Part } from '../evidence.ts';
import { measureByLighthouse } from './measure-by-lighthouse.ts';
import { measureByPsi, type PsiSettings } from './measure-by-psi.ts';
import type { LighthouseSettings } from './run-lighthouse.ts';

export type PageSpeedSettings =
  | ({ mode: 'psi' } & PsiSettings)
  | ({ mode: 'lighthouse'; now(): number; timeoutMs?: number } & LighthouseSettings)
  | { mode: 'off' };

/**
 * Measures one page. Never throws: every failure is a part that is `unavailable` (or `off`), with a reason
 * that contains no key.
 */
export type MeasurePageSpeed = (url: string, signal: AbortSignal) => Promise<Part<PageSpeedEvidence>>;

/** The way of measuring that the operator chose (`PAGESPEED`). */
export function createPageSpeed(settings: PageSpeedSettings): { measure: MeasurePageSpeed } {
  switch (settings.mode) {
    case 'psi':
      return { measure: measureByPsi(settings) };
    case 'lighthouse':
      return { measure: measureByLighthouse(settings) };
    case 'off':
      return {
        measure: async () => ({
          ok: false,
          problem: { kind: 'off', text: 'PageSpeed is switched off here.' },
        }),
      };
  }
}
