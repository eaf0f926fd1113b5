import type { SnippetFacts } from '../snippet-facts.ts';
import { askInJs } from './ask-in-js.ts';
import type { SnippetWriter } from './define-target.ts';

/** A route allows a wildcard only at its end: Markdown pages need the whole folder. */
function routesOf({ site, folder, files, hasPages }: SnippetFacts): string {
  const parts = [site];
  for (const part of folder) {
    if (part === null) return `${parts.join('/')}/*`;
    parts.push(part);
  }
  const names = hasPages ? ['*'] : files;
  return names.map((name) => `${parts.join('/')}/${name}`).join(', ');
}

/** https://developers.cloudflare.com/workers/configuration/routing/routes/ */
export const cloudflareWorker: SnippetWriter = {
  target: 'cloudflare-worker',
  label: 'Cloudflare Worker',
  language: 'js',
  write: (
    facts,
  ) => `// A new Worker (Cloudflare dashboard, Workers & Pages). Deploy it, then add under Settings, Domains & Routes:
// Route ${routesOf(facts)} with failure mode "Fail open". The domain must be proxied by Cloudflare.
${askInJs(facts)}
export default {
  async fetch(request, _env, context) {
    context.passThroughOnException();
    return (await visibleAiFile(request)) ?? fetch(request);
  },
};
`,
};
