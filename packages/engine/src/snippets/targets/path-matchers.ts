import type { SnippetFacts } from '../snippet-facts.ts';

/**
 * Our paths for the `matcher` of Next.js and Vercel, which is read without being run: constants. Regular
 * expressions must be in brackets there.
 */
export function pathMatchers({ folder, files, hasPages }: SnippetFacts): string {
  const start = ['', ...folder.map((part) => part ?? '([^/]+)'), ''].join('/');
  const paths = [...files.map((file) => `${start}${file}`), ...(hasPages ? [`${start}(.*\\\\.md)`] : [])];
  return `[${paths.map((path) => `"${path}"`).join(', ')}]`;
}
