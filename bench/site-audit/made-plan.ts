import type { SiteMaker } from '../../packages/engine/test/site-audit/made-sites.ts';
import { quickFaults } from '../../packages/engine/test/site-audit/made-sites.ts';

/** One generated site of the proof. */
export interface PlannedSite {
  seed: number;
  pages: number;
  faults: 'all' | Record<string, number>;
  traps: boolean;
  under: string;
  secure: boolean;
}

const SIZES = [4, 5, 8, 14, 25, 39, 40, 55, 70, 90, 110, 130, 150, 170, 200, 230, 260, 300, 350, 400];

/**
 * Twenty sites: every size, every kind of fault; every fourth in a folder of its host, every fifth over
 * https, two with pages that are slow, fail or never answer.
 */
export function planSites(maker: SiteMaker, firstSeed: number): PlannedSite[] {
  return SIZES.map((pages, at) => ({
    seed: firstSeed + at,
    pages,
    faults:
      pages === 55 || pages === 170
        ? 'all'
        : quickFaults(maker, pages < 40 ? 1 : Math.max(2, Math.min(6, Math.round(pages / 60)))),
    traps: at % 2 === 1,
    under: at % 4 === 3 ? '/a/folder' : '',
    secure: at % 5 === 2,
  }));
}
