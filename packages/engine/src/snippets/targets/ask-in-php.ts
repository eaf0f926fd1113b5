import type { SnippetFacts } from '../snippet-facts.ts';

/** Sets `$path` and `$file`: the requested path as bytes, and our file's name as in an address. */
export const pathInPhp = ({
  folderPattern,
  names,
}: SnippetFacts): string => `$method = $_SERVER['REQUEST_METHOD'] ?? '';
$path = rawurldecode(explode('?', $_SERVER['REQUEST_URI'] ?? '')[0]);
$isOurs = in_array($method, ['GET', 'HEAD'], true) && strpos($path, '/.') === false
    && preg_match('#^${folderPattern}(${names})$#D', $path, $found) === 1;
$file = $isOurs ? implode('/', array_map('rawurlencode', explode('/', $found[1]))) : '';`;
