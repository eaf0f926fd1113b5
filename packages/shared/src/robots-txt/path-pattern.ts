import { normaliseRobotsPath } from './robots-path.ts';

/** The path of a rule, ready for matching. */
export interface PathPattern {
  /** What stands between the stars. */
  pieces: string[];
  /** Whether it ends in `$`. */
  anchored: boolean;
  /** Octets, by which the most specific rule wins. */
  octets: number;
}

/** Compiles the path of an `Allow` or `Disallow` line: `*` is any run of characters, `$` at the end is the end. */
export function compilePathPattern(path: string): PathPattern {
  const normal = normaliseRobotsPath(path);
  const anchored = normal.endsWith('$');
  const body = anchored ? normal.slice(0, -1) : normal;
  const pieces = body.replaceAll('$', '%24').replace(/\*+/g, '*').split('*');
  return { pieces, anchored, octets: normal.length };
}

/**
 * Whether a pattern matches a path given by `robotsPathOf`. Each piece is looked for from where the last
 * one ended and the earliest place is always good enough, so nothing is ever tried twice.
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
