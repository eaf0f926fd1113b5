import type { Evidence, EvidenceName } from '../evidence.ts';

/** The parts of the evidence that a check has looked at, by the keys it has read of each. */
export type Reads = ReadonlyMap<EvidenceName, ReadonlySet<string>>;

/**
 * Hands out evidence that notes what is read of it, so that a check need not be asked again when nothing that it
 * looks at has changed.
 */
export function watchReads(evidence: Evidence): { watched: Evidence; reads: Reads } {
  const reads = new Map<EvidenceName, Set<string>>();
  const watch = <T extends object>(name: EvidenceName, value: T): T => {
    const keys = new Set<string>();
    reads.set(name, keys);
    return new Proxy(value, {
      get(target, key, receiver) {
        if (typeof key === 'string') keys.add(key);
        return Reflect.get(target, key, receiver);
      },
    });
  };
  const part = <P extends Evidence[EvidenceName]>(name: EvidenceName, given: P): P =>
    given.ok ? { ...given, value: watch(name, given.value) } : given;
  const watched: Evidence = {
    response: part('response', evidence.response),
    page: part('page', evidence.page),
    robots: part('robots', evidence.robots),
    llms: part('llms', evidence.llms),
    sitemap: part('sitemap', evidence.sitemap),
    probes: part('probes', evidence.probes),
    links: part('links', evidence.links),
    pagespeed: part('pagespeed', evidence.pagespeed),
  };
  return { watched, reads };
}

const factsOf = (part: Evidence[EvidenceName]) =>
  part.ok ? new Map<string, unknown>(Object.entries(part.value)) : null;

/** Whether anything that was read is another thing now. */
export function isTouched(reads: Reads, before: Evidence, after: Evidence): boolean {
  return [...reads].some(([name, keys]) => {
    if (before[name] === after[name]) return false;
    const [old, now] = [factsOf(before[name]), factsOf(after[name])];
    return old === null || now === null || [...keys].some((key) => old.get(key) !== now.get(key));
  });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values are alike, looked at no deeper than facts are nested. */
function alike(one: unknown, other: unknown, depth: number): boolean {
  if (one === other) return true;
  if (depth === 0 || !isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => alike(one[key], other[key], depth - 1))
  );
}

/** Facts with what did not change as the very same thing, for `isTouched` to see. */
export function sameWhereAlike<T extends object>(before: T, after: T): T {
  const old = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [
    key,
    alike(old.get(key), value, 2) ? old.get(key) : value,
  ]);
  return Object.assign({ ...after }, Object.fromEntries(entries));
}
