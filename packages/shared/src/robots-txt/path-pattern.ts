import { normaliseRobotsPath } from './robots-path.ts';

/** The path of a rule, prepared for matching. */
export interface PathPattern {
  /** The texts between the stars. */
  pieces: string[];
  /** Whether it ends with `$`. */
  anchored: boolean;
  /** The number of octets: the longest rule wins. */
  octets: number;
}

/** Compiles the path of an `Allow` or `Disallow` line: `*` matches any characters, a final `$` is the end. */
export function compilePathPattern(path: string): PathPattern {
  const normal = normaliseRobotsPath(path);
  const anchored = normal.endsWith('$');
  const body = anchored ? normal.slice(0, -1) : normal;
  const pieces = body.replaceAll('$', '%24').replace(/\*+/g, '*').split('*');
  return { pieces, anchored, octets: normal.length };
}

/**
 * Whether a pattern matches a path from `robotsPathOf`. The search for each piece starts where the last one
 * ended. The first match is always good enough, so nothing is tried twice.
 */
export function matchesPath(pattern: PathPattern, path: string): boolean {
  const { pieces, anchored } = pattern;
  const first = pieces[0] ?? '';
  const last = pieces[pieces.length - 1] ?? '';
  if (!path.startsWith(first)) return false;
  if (pieces.length === 1) return !anchored || path.length === first.length;
  let from = first.length;
  const middle = anchored ? pieces.slice(1, -1) : pieces.slice(1);
  for (const piece of middle) {
    const at = path.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return !anchored || (path.length - last.length >= from && path.endsWith(last));
}
