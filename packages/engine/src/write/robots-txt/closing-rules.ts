/** A `Disallow` line that closes a part of the request. */
export interface ClosingRule {
  path: string;
  /** An address that it closes; null if the path is the owner's pattern. */
  probe: string | null;
}

const FILE = /\.[a-z][a-z0-9]{1,4}$/i;
const IN_A_SEGMENT = /[\p{L}\p{N}]$/u;

/**
 * The lines that close a path. Robots rules match beginnings (RFC 9309, 2.2.2): `/api` alone would also close
 * `/apis` and `/api-docs.html`. So a path that ends inside a segment means the whole segment: itself, what is
 * under it, and itself with parameters. One that ends in punctuation (`/api/`, `/tag-`, `/*.pdf$`,
 * `/search?q=`) is used as written.
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

/** A robots.txt that only closes these paths. */
export const closingFile = (paths: readonly string[]): string =>
  [
    'User-agent: *',
    ...paths.flatMap((path) => closingRules(path).map((rule) => `Disallow: ${rule.path}`)),
  ].join('\n');
