import { askInJs } from './ask-in-js.ts';
import type { SnippetWriter } from './define-target.ts';
import { pathMatchers } from './path-matchers.ts';

/**
 * Without an answer the request continues. https://nextjs.org/docs/app/api-reference/file-conventions/proxy
 */
export const nextjs: SnippetWriter = {
  target: 'nextjs',
  label: 'Next.js',
  language: 'js',
  write: (
    facts,
  ) => `// proxy.js (Next.js 16 and later; before: middleware.js) at the root of the project, or in src/ where you have one
// You have such a file already? Call visibleAiFile(request) first in it, and return what it gives.
${askInJs(facts)}
export default function proxy(request) {
  return visibleAiFile(request);
}

export const config = { matcher: ${pathMatchers(facts)} };
`,
};
