/** A pattern for people: parts that are equal in all addresses of the template are shown as they are. */
export function shownPattern(pattern: string, urls: readonly string[]): string {
  const [first = ''] = urls;
  const paths = urls.map((url) => new URL(url).pathname.replace(/(.)\/$/, '$1').split('/'));
  const [path = []] = paths;
  if (urls.length === 1) return new URL(first).pathname + new URL(first).search;
  const [parts = '', query] = pattern.split('?');
  const shown = parts
    .split('/')
    .map((part, at) => (paths.every((other) => other[at] === path[at]) ? (path[at] ?? part) : part));
  return shown.join('/') + (query === undefined ? '' : `?${query}`);
}
