import { expandedTail } from './expanded-tail.ts';
import type { Count } from './newcombe.ts';
import { seededRandom } from './seeded-random.ts';

export interface BootstrapOptions {
  seed: number;
  rounds: number;
}

/** Bounds of a ratio that is pooled over clusters. */
export interface Bounds {
  low: number;
  high: number;
}

/**
 * Bootstrap over whole clusters: samples of one prompt are correlated, so prompts are drawn with replacement,
 * each with all its samples. A. C. Davison, D. V. Hinkley, "Bootstrap Methods and their Application" (1997),
 * section 3.8. Bounds are percentiles of the pooled ratio, with tails expanded for few clusters: see
 * `expandedTail`. The draws for a number of clusters are made once and used for every ratio: the same counts
 * give the same bounds.
 *
 * @returns a function of clusters, each k of n: the 95 % interval of total k by total n; null for fewer than
 * two clusters with an n.
 */
export function createClusterBootstrap({ seed, rounds }: BootstrapOptions) {
  const drawn = new Map<number, Uint16Array>();
  const drawsOf = (clusters: number) => {
    const known = drawn.get(clusters);
    if (known) return known;
    const random = seededRandom(seed);
    const made = new Uint16Array(rounds * clusters);
    for (let at = 0; at < made.length; at++) made[at] = Math.floor(random() * clusters);
    drawn.set(clusters, made);
    return made;
  };

  return (counts: readonly Count[]): Bounds | null => {
    const clusters = counts.filter(({ n }) => n > 0);
    const size = clusters.length;
    if (size < 2) return null;
    const draws = drawsOf(size);
    const ks = Float64Array.from(clusters, ({ k }) => k);
    const ns = Float64Array.from(clusters, ({ n }) => n);
    const ratios = new Float64Array(rounds);
    for (let round = 0; round < rounds; round++) {
      let k = 0;
      let n = 0;
      for (let at = round * size; at < (round + 1) * size; at++) {
        const cluster = draws[at] ?? 0;
        k += ks[cluster] ?? 0;
        n += ns[cluster] ?? 0;
      }
      ratios[round] = k / n;
    }
    ratios.sort();
    const beyond = Math.floor(expandedTail(size) * (rounds + 1));
    const least = Math.max(beyond - 1, 0);
    return { low: ratios[least] ?? 0, high: ratios[rounds - 1 - least] ?? 1 };
  };
}

/** The same for a single ratio. */
export function clusterBootstrap(counts: readonly Count[], options: BootstrapOptions): Bounds | null {
  return createClusterBootstrap(options)(counts);
}
