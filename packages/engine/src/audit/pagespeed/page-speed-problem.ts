import type { PartProblem } from '../evidence.ts';

/** No measurement: the product's own words, with the reason. */
export function pageSpeedProblem(reason: string): { ok: false; problem: PartProblem } {
  return {
    ok: false,
    problem: { kind: 'unavailable', text: `PageSpeed Insights data unavailable: ${reason}.` },
  };
}
