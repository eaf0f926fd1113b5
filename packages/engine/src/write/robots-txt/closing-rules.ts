/** A `Disallow` line that closes part of what was asked for. */
export interface ClosingRule {
  path: string;
  /** An address that it closes; null where the path is a pattern of its owner's. */
  probe: string | null;
}

const FILE = /\.[a-z][a-z0-9]{1,4}$/i;
const IN_A_SEGMENT = /[\p{L}\p{N}]$/u;

/**
 * The lines that close a path. Robots rules match beginnings (RFC 9309, 2.2.2): `/api` alone would close
 * `/apis` and `/api-docs.html` too. So a path that ends within a segment means the whole segment: itself, what is under
 * it, and itself with parameters. One that ends in a sign (`/api/`, `/tag-`, `/*.pdf$`, `/search?q=`) is taken as
 * it stands.
 */
export function closingRules(path: string): ClosingRule[] {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isPattern = /[*$]/.test(path);
  if (!IN_A_SEGMENT.test(path) || last.includes('?')) return [{ path, probe: isPattern ? null : path }];
  const probeOf = (probe: string) => (isPattern ? null : probe);
  return [
    { path: `${path}$`, probe: probeOf(path) },
    ...(FILE.test(last) ? [] : [{ path: `${path}/`, probe: probeOf(`${path}/`) }]),
    { path: `${path}?`, probe: probeOf(`${path}?x`) },
  ];
}

/** A robots.txt that says nothing else than that these paths are closed. */
export const closingFile = (paths: readonly string[]): string =>
  [
    'User-agent: *',
    ...paths.flatMap((path) => closingRules(path).map((rule) => `Disallow: ${rule.path}`)),
  ].join('\n');
