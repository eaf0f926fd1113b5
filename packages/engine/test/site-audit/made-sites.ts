import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine } from '../../src/create-engine.ts';
import type { Engine } from '../../src/engine.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';
import type { SiteTruth } from './compare-with-truth.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const maker = join(shared, 'tools', 'site-maker.mjs');

/** Whether the maker of sites exists beside the checkout. */
export const haveMaker = existsSync(maker);

interface MadeAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  hang?: boolean;
  delay?: number;
}

/** What changes in a made site between two readings. */
export interface MadeChange {
  fix?: string[];
  break?: Record<string, number>;
  add?: number;
  remove?: number;
  block?: Record<string, string[]>;
  unblock?: string[];
}

export interface MadeSite {
  answer(url: string, origin: string): MadeAnswer;
  truth(origin: string): SiteTruth;
  mutate(change: MadeChange): { fixed: Record<string, string[]>; added: string[]; removed: string[] };
  /** By fault: what was seeded. */
  seeded: Record<string, { paths: string[] }[]>;
}

export interface ServedSite {
  origin: string;
  host: string;
  seen: { at: number; method: string; path: string; ua: string }[];
  mostOpen(): number;
  forget(): void;
  close(): Promise<void>;
}

export interface SiteMaker {
  acrossIds: string[];
  pageFaultIds: string[];
  makeSite(options: {
    seed: number;
    pages: number;
    faults?: 'all' | 'none' | Record<string, number>;
    traps?: boolean;
  }): MadeSite;
  serveSite(site: MadeSite, options: object): Promise<ServedSite>;
}

export const loadMaker = (): Promise<SiteMaker> => import(maker);

/** Faults that make a reading slow. */
export const SLOW = new Set(['hang', 'slow', 'server-error']);

/** Every kind of fault this many times, except those that make a reading slow. */
export const quickFaults = ({ acrossIds, pageFaultIds }: SiteMaker, times: number): Record<string, number> =>
  Object.fromEntries([...acrossIds, ...pageFaultIds].filter((id) => !SLOW.has(id)).map((id) => [id, times]));

/** An engine that reads made sites as fast as two connections allow. */
export const engineForMade = (hosts: readonly string[]): Engine =>
  createEngine({
    version: '1.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: hosts,
    crawlRate: 0,
    threads: lendThreads(),
  });
