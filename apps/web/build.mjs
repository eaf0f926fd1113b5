/**
 * Builds the web app into dist: the browser's bundle, one complete HTML file per prerendered route, a
 * Markdown twin of each public one, the files for machines, `app.html` for the other pages, `404.html`, and .br and .gz
 * beside every asset. What carries the public address carries a placeholder: the server writes the real
 * one into it when it starts, and compresses it then.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { markdownTwin } from './markdown.mjs';

// React's development build would write other markup.
process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const prerenderer = join(root, '../../node_modules/.cache/prerender');

/** Faces that every page shows at once, and the one that only the landing page does. */
const FONTS = ['newsreader-display-normal', 'hanken-grotesk-latin-wght-normal'];
const LANDING_FONT = 'newsreader-display-italic';

/** A page behind the sign-in, as it is until the session is known. No entry of the navigation is current on it. */
const WAITING_PAGE = '/account';

const COMPRESSED = new Set(['.js', '.css', '.svg']);
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** The page file that stands behind a prerendered path (see src/app/page-registry.ts). */
const pageModule = (path) => `src/app/pages/${path === '/' ? 'landing' : path.slice(1)}-page.tsx`;

/** A chunk's file and those it imports at once. */
function chunkFiles(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk for ${key}`);
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunkFiles(manifest, imported, seen);
  return seen;
}

/** What a page may make a visitor's browser load before it is usable, gzipped: zod, for one, is too much. Each further screen adds some 250 bytes to all: its route and the names of its files. */
const FIRST_LOAD_LIMITS = { '/': 120_000, '/faq': 115_000, '/website-analysis': 134_000 };

/** What a browser can read and lay out while somebody waits; the longest page is the reference of all calls. */
const LONGEST_PAGE = 450_000;

async function checkFirstLoad(manifest, path, limit) {
  const files = chunkFiles(manifest, pageModule(path), chunkFiles(manifest, 'index.html'));
  const sizes = await Promise.all(
    [...files].map(
      async (file) => (await promisify(gzip)(await readFile(join(dist, file)), { level: 9 })).length,
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`JavaScript for ${path}: ${total} bytes gzipped, of ${limit}`);
  if (total > limit) throw new Error(`${path} loads too much JavaScript`);
}

function fontPreloads(assets, names) {
  return names.map((name) => {
    const file = assets.find((asset) => asset.includes(`${name}-`) && asset.endsWith('.woff2'));
    if (!file) throw new Error(`the build has no font ${name}`);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  });
}

/**
 * The template with an app's HTML in it; what React wrote for <head> moves there. Its scripts are named
 * on <html>, the entry first, for head-script.js to fetch after the first paint.
 */
function assemble(template, html, extraHead, scripts) {
  const [hoisted = ''] = html.match(HEAD_TAGS) ?? [];
  const body = html.slice(hoisted.length);
  if (/<script(?! type="application\/ld\+json")/.test(body))
    throw new Error('a prerendered page holds an inline script');
  if (/<title[ >]/.test(body.replace(/<svg.*?<\/svg>/gs, '')))
    throw new Error('a prerendered page holds a title in its body');
  return template
    .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replace('<html ', () => `<html data-scripts="${scripts.map((file) => `/${file}`).join(' ')}" `)
    .replace('<!--head-->', () => [hoisted, ...extraHead].join('\n    '))
    .replace('<!--app-->', () => body)
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
}

/** The stylesheet inside the page: it is small, and the first paint then waits for one answer, not two. */
async function inlineStyles(template) {
  const [link, file] = template.match(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/) ?? [];
  if (!file) throw new Error('the build has no stylesheet');
  const css = await readFile(join(dist, file), 'utf8');
  if (css.includes('</style')) throw new Error('the stylesheet cannot be inlined');
  return template.replace(link, () => `<style>${css.trim()}</style>`);
}

async function writePages(template, manifest, prerendered) {
  const { renderPage, renderUnloaded, siteRoutes, machineHead, twinPath, originPlaceholder } = prerendered;
  const assets = await readdir(join(dist, 'assets')).then((names) => names.map((name) => `assets/${name}`));
  const entryFiles = chunkFiles(manifest, 'index.html');
  const fonts = (path) => fontPreloads(assets, path === '/' ? [...FONTS, LANDING_FONT] : FONTS);
  const scripts = (path) => [...new Set([...entryFiles, ...chunkFiles(manifest, pageModule(path))])];
  for (const route of siteRoutes.filter(({ prerender }) => prerender)) {
    const { path } = route;
    const html = await renderPage(path);
    const forMachines = route.kind === 'public';
    const head = forMachines ? [...fonts(path), ...machineHead(route)] : fonts(path);
    const page = assemble(template, html, head, scripts(path));
    if (page.length > LONGEST_PAGE) throw new Error(`${path} is ${page.length} characters long`);
    await writePage(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, page);
    if (forMachines) await writePage(twinPath(path).slice(1), markdownTwin(html, originPlaceholder));
  }
  const missing = await renderPage('/404');
  await writePage('404.html', assemble(template, missing, fonts('/not-found'), scripts('/not-found')));
  const waiting = await renderPage(WAITING_PAGE);
  const body = { waiting: waiting.replace(HEAD_TAGS, ''), unloaded: renderUnloaded() };
  await writePage('app.html', shell(template, body, fontPreloads(assets, FONTS)));
}

/**
 * The page for routes that only exist in the browser: until the scripts are there, the bar at the top and a
 * spinner. The app then replaces it. If they cannot be had, a message covers it.
 */
function shell(template, { waiting, unloaded }, preloads) {
  return template
    .replace('<!--head-->', ['<meta name="robots" content="noindex">', ...preloads].join('\n    '))
    .replace('<div id="root">', '<div id="root" class="noscript:hidden">')
    .replace('<!--app-->', () => waiting)
    .replace('<noscript>', () => `${unloaded}\n    <noscript>`)
    .replace(
      '<!--noscript-->',
      'This part of Visible AI needs JavaScript. <a href="/">The public pages</a> do without.',
    );
}

async function writePage(name, html) {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function compressAll() {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)));
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}

await build({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-prerender.tsx',
    outDir: prerenderer,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
for (const [path, limit] of Object.entries(FIRST_LOAD_LIMITS)) await checkFirstLoad(manifest, path, limit);
const template = await inlineStyles(await readFile(join(dist, 'index.html'), 'utf8'));
const prerendered = await import(pathToFileURL(join(prerenderer, 'entry-prerender.js')).href);
await writePages(template, manifest, prerendered);
for (const [name, text] of Object.entries(prerendered.machineFiles())) await writePage(name, text);
await compressAll();
await rm(prerenderer, { recursive: true });
