import type { ICruiseResult } from 'dependency-cruiser';

/** An import from one file or folder to another in the same folder. */
interface Arrow {
  from: string;
  to: string;
  /** An import that causes it. */
  because: string;
}

/** Where two paths diverge: their common folder, and the next path segment of each. */
function part(one: string, other: string): { within: string; from: string; to: string } | null {
  const [ones, others] = [one.split('/'), other.split('/')];
  const depth = ones.findIndex((name, at) => name !== others[at]);
  const [from, to] = [ones[depth], others[depth]];
  return from && to ? { within: ones.slice(0, depth).join('/'), from, to } : null;
}

/** All nodes that can be reached from `start`; `start` itself only if there is a cycle. */
function reachable(start: string, arrows: readonly Arrow[]): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { from, to } of arrows)
      if (from === next && !found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
}

/**
 * Finds import cycles between folders. Inside each folder, its files and subfolders (each taken as one) must
 * have an order: no chain of imports may lead back to where it began.
 *
 * @param isProduct whether a module counts; tests and their support code do not.
 * @returns for each cycle its folder, and one import for each arrow.
 */
export function folderCycles(
  { modules }: Pick<ICruiseResult, 'modules'>,
  isProduct: (path: string) => boolean,
): string[] {
  const byFolder = new Map<string, Map<string, Arrow>>();
  for (const { source, dependencies } of modules.filter((module) => isProduct(module.source)))
    for (const { resolved } of dependencies) {
      if (!isProduct(resolved)) continue;
      const parting = part(source, resolved);
      if (!parting) continue;
      const { within, from, to } = parting;
      const arrows = byFolder.get(within) ?? new Map<string, Arrow>();
      byFolder.set(within, arrows.set(`${from} ${to}`, { from, to, because: `${source} -> ${resolved}` }));
    }
  return [...byFolder].flatMap(([within, found]) => {
    const arrows = [...found.values()];
    const circular = arrows.filter(({ from, to }) => reachable(to, arrows).has(from));
    return circular.map(({ from, to, because }) => `${within}: ${from} -> ${to} (${because})`);
  });
}
