import { askInJs } from './ask-in-js.ts';
import type { SnippetWriter } from './define-target.ts';
import { pathMatchers } from './path-matchers.ts';

/** Without an answer the request continues. https://vercel.com/docs/routing-middleware/api */
export const vercel: SnippetWriter = {
  target: 'vercel',
  label: 'Vercel',
  language: 'js',
  write: (
    facts,
  ) => `// middleware.js beside package.json, for any framework on Vercel (for Next.js take the snippet for it)
${askInJs(facts)}
export default function middleware(request) {
  return visibleAiFile(request);
}

export const config = { matcher: ${pathMatchers(facts)} };
`,
};
