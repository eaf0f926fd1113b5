import type { ICruiseResult } from 'dependency-cruiser';

/** An import that runs from one file or folder to another, both in the same folder. */
interface Arrow {
  from: string;
  to: string;
  /** One import that makes it. */
  because: string;
}

/** Where the ways to two files part: the folder both are in, and the file or folder in it that leads to each. */
function part(one: string, other: string): { within: string; from: string; to: string } | null {
  const [ones, others] = [one.split('/'), other.split('/')];
  const depth = ones.findIndex((name, at) => name !== others[at]);
  const [from, to] = [ones[depth], others[depth]];
  return from && to ? { within: ones.slice(0, depth).join('/'), from, to } : null;
}

/** What can be reached from one, itself only when there is a way back to it. */
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
 * The circles among the folders of a project. In each folder its files, and its folders with all that is in them
 * as one, must have an order: what one of them imports from may not lead back to it.
 *
 * @param isProduct whether a module counts; tests and what only they use do not.
 * @returns for each circle the folder it is in and one import for each arrow of it.
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
