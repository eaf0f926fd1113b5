import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './api-reference.ts';

const PORT = 5173;
const API = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** head-script.js without its comments and line breaks. */
const headScript = readFileSync(new URL('./head-script.js', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('');

/** What every page needs at once, in one file instead of a dozen; without what only pages inside, or a result, use. */
const SHELL =
  /web\/src\/(?:lib\/(?!query-client|event-stream|data-lines|add-site-path|address-text|after-sign-up|call-unless-gone|failure-text|format-date|soft-breaks|format-age|format-bytes|format-zoned-moment|show-and-focus|use-document-title|use-whole-list|use-linked-details|fetch-file|save-file|say|use-floor|focused-control|tab-storage|account-key|use-kept-form|use-draft)|app\/navigation\/(?!account-menu\.|phone-menu\.|page-menu\.)|components\/ui\/(?:button|button-class|button-link|icon-button|chip|spinner|page-intro|toast|toast-host)\.)|lucide-react\/dist\/esm\/icons\/(?:arrow-left|chevron-down|search)\./;

/** A field with one line of text, of whichever kind: never one of these without most of the others. */
const FIELD =
  /web\/src\/components\/ui\/(?:field|field-context|control-class|text-input|email-input|url-input)\./;

/** What public pages are made of besides, and what the audit shares with the screens inside: small files, each of which would cost a request. */
const PUBLIC =
  /web\/src\/(?:features\/marketing\/section|components\/ui\/table)\.|shared\/src\/analysis\/website-url\./;
const AUDIT =
  /web\/src\/(?:components\/ui\/(?:score-ring|progress)|lib\/(?:use-document-title|show-and-focus|event-stream)|features\/marketing\/answered-questions)\.|shared\/src\/(?:analysis\/(?:steps|check-groups|score-words)|mail\/recipient)\./;

/** The icons of the public pages: the front page does not load those of the screens inside. */
const PUBLIC_ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-down|check|circle-alert|pause|play|trending-down|trending-up|x)\./;

/** Each would be a file of two hundred bytes, and each file costs a slow phone milliseconds. */
const ICONS = /lucide-react\/dist\/esm\/icons\//;

/** What a page that asks the server needs before it comes alive. */
const QUERIES = /@tanstack\/|web\/src\/(?:app\/with-queries|lib\/query-client)\./;

/** Puts head-script.js into <head> and, in a build, its hash into csp.json for the server's script-src. */
function inlineHeadScript(): Plugin {
  return {
    name: 'inline-head-script',
    transformIndexHtml: (html, { server }) => {
      const page = html.replace('/*head-script*/', () => headScript);
      // In a build the placeholder stays: the service puts the public address in when it starts.
      return server ? page.replace(/data-origin="[^"]*"/, `data-origin="http://localhost:${PORT}"`) : page;
    },
    generateBundle() {
      const hash = createHash('sha256').update(headScript).digest('base64');
      const source = `${JSON.stringify({ scriptHashes: [`'sha256-${hash}'`] }, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'csp.json', source });
    },
  };
}

export default defineConfig({
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  plugins: [react(), tailwindcss(), inlineHeadScript(), apiReference()],
  // Find the dependencies of all pages at once: found one by one, each would reload the page.
  optimizeDeps: { entries: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.test.*', '!src/entry-prerender.tsx'] },
  server: {
    port: PORT,
    proxy: {
      '/api': { target: API },
      '/health': { target: API },
      '/ready': { target: API },
      '/s/': { target: API },
      '/resubscribe': { target: API },
      // The page by GET, the call by POST.
      '/unsubscribe': { target: API, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
    },
  },
  build: {
    // light-dark(), nesting and top-level await without translation: browsers since spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'field', test: FIELD },
            { name: 'public', test: PUBLIC },
            { name: 'audit', test: AUDIT },
            { name: 'queries', test: QUERIES },
            { name: 'public-icons', test: PUBLIC_ICONS },
            { name: 'icons', test: ICONS },
          ],
        },
      },
    },
  },
});
