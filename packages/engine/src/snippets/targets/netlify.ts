import { askInJs } from './ask-in-js.ts';
import type { SnippetWriter } from './define-target.ts';

/** Without an answer the request continues. https://docs.netlify.com/build/edge-functions/declarations/ */
export const netlify: SnippetWriter = {
  target: 'netlify',
  label: 'Netlify',
  language: 'js',
  write: (facts) => `// netlify/edge-functions/visible-ai.js in the folder that netlify.toml lies in
${askInJs(facts)}
export default (request) => visibleAiFile(request);

export const config = { pattern: "^${`${facts.folderPattern}(${facts.names})`.replaceAll('\\', '\\\\')}$", onError: "bypass" };
`,
};
