import type { Evidence, EvidenceName } from './evidence.ts';

/** The parts of the evidence that a check has looked at, by the keys it has read of each. */
export type Reads = ReadonlyMap<EvidenceName, ReadonlySet<string>>;

/** A part of the evidence, and the keys that were read of it so far where somebody notes them. */
interface Opened<T> {
  value: T;
  keys: Set<string> | null;
}

/** What stands behind each part that is watched. */
const behind = new WeakMap<object, Opened<object>>();

/** Hands out a part of the evidence that adds what is read of it to `keys`. */
export function watch<T extends object>(value: T, keys: Set<string>): T {
  const watched = new Proxy(value, {
    get(target, key, receiver) {
      if (typeof key === 'string') keys.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  behind.set(watched, { value, keys });
  return watched;
}

/** The part itself, of one that may be watched. */
export function unwatch<T extends object>(value: T): Opened<T> {
  // What is behind a part is of the part's own type.
  return (behind.get(value) as Opened<T> | undefined) ?? { value, keys: null };
}

/**
 * Hands out evidence that notes what is read of it, so that a check need not be asked again when nothing that it
 * looks at has changed.
 */
export function watchReads(evidence: Evidence): { watched: Evidence; reads: Reads } {
  const reads = new Map<EvidenceName, Set<string>>();
  const part = <P extends Evidence[EvidenceName]>(name: EvidenceName, given: P): P => {
    if (!given.ok) return given;
    const keys = new Set<string>();
    reads.set(name, keys);
    return { ...given, value: watch(given.value, keys) };
  };
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

/** Whether two versions of a part have the very same values under these keys. */
export const isSame = (one: object, other: object, keys: ReadonlySet<string>): boolean =>
  [...keys].every((key) => Reflect.get(one, key) === Reflect.get(other, key));

/** Whether anything that was read is another thing now. */
export function isTouched(reads: Reads, before: Evidence, after: Evidence): boolean {
  return [...reads].some(([name, keys]) => {
    const [old, now] = [before[name], after[name]];
    return old !== now && !(old.ok && now.ok && isSame(old.value, now.value, keys));
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

/** The facts that changed ones were made from. */
const origins = new WeakMap<object, object>();

/**
 * Facts with what did not change as the very same thing, for `isSame` to tell.
 *
 * @param after made from `before`.
 */
export function sameWhereAlike<T extends object>(before: T, after: T): T {
  const old = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [
    key,
    alike(old.get(key), value, 2) ? old.get(key) : value,
  ]);
  const changed = Object.assign({ ...after }, Object.fromEntries(entries));
  origins.set(changed, before);
  return changed;
}

/** What changed facts were made from; undefined for facts that were read from a page. */
export const originOf = <T extends object>(facts: T): T | undefined =>
  // Facts are made from facts of the same type.
  origins.get(facts) as T | undefined;
