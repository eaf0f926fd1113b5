/**
 * Draws public/preview.png (what a link to the site shows elsewhere) and public/logo.png from our own faces
 * and colours. Run again only when the picture changes: `node apps/web/pictures.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-programs.mjs';

const font = async (name, file) => {
  const data = await readFile(fileURLToPath(file));
  return `@font-face { font-family: "${name}"; font-weight: 100 900; src: url(data:font/woff2;base64,${data.toString('base64')}); }`;
};
const own = (name) => new URL(`./src/styles/fonts/${name}.woff2`, import.meta.url);
const faces = await Promise.all([
  font('Display', own('newsreader-display-normal')),
  font('Italic', own('newsreader-display-italic')),
  font(
    'Text',
    import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  ),
]);

const style = `${faces.join('\n')}
  * { margin: 0; box-sizing: border-box; }
  :root { --accent: oklch(0.5 0.23 264); --soft: oklch(0.95 0.03 264); --ink: oklch(0.21 0.012 270);
    --muted: oklch(0.43 0.012 270); --line: oklch(0.9 0.006 95); --sunken: oklch(0.962 0.006 95); }
  body { background: oklch(0.985 0.004 95); color: var(--ink); font-family: Text; -webkit-font-smoothing: antialiased; }
  .chip { display: inline-grid; place-items: center; border-radius: 99px; font-weight: 600; line-height: 1;
    background: var(--sunken); color: var(--muted); box-shadow: inset 0 0 0 1px oklch(0.82 0.008 95); }
  .lit { background: var(--accent); color: white;
    box-shadow: 0 0 0 .34em color-mix(in oklch, var(--accent) 18%, transparent); }`;

const preview = `<style>${style}
  body { width: 1200px; height: 630px; padding: 68px 72px; display: grid; grid-template-columns: 1fr 452px; gap: 56px; }
  .name { display: flex; align-items: center; gap: 18px; font: 500 40px/1 Display; letter-spacing: -.02em; padding-left: 8px; }
  .name .chip { width: 34px; height: 34px; font: 600 19px/1 Text; }
  .left { display: grid; align-content: space-between; }
  h1 { font: 500 94px/1.02 Display; letter-spacing: -.026em; }
  em { font: 400 94px/1.02 Italic; color: var(--accent); }
  .left p { font-size: 25px; line-height: 1.45; color: var(--muted); max-width: 21em; }
  .answer { align-self: center; background: white; border-radius: 18px; padding: 34px; font-size: 23px; line-height: 1.62;
    box-shadow: 0 0 0 1px var(--line), 0 36px 80px -40px oklch(0.25 0.05 270 / .35); }
  .answer mark { background: var(--soft); color: inherit; padding: 3px 2px; }
  .answer .chip { width: 28px; height: 28px; font-size: 16px; margin: 0 5px; vertical-align: 2px; }
  .source { display: flex; align-items: center; gap: 14px; margin-top: 14px; padding: 9px 12px; border-radius: 12px; font-size: 21px; color: var(--muted); }
  .source .chip { margin: 0 4px 0 2px; }
  .yours { margin-top: 28px; background: var(--soft); color: var(--ink); font-weight: 600; }
</style>
<div class="left">
  <div class="name"><span class="chip lit">1</span>Visible AI</div>
  <h1>Be the<br>source the<br>answer <em>cites</em></h1>
  <p>See whether ChatGPT, Perplexity, Claude and Gemini can read your website.</p>
</div>
<div class="answer">
  Workshops recommend lever machines. <mark>Northfield Coffee lists every part with a repair guide</mark><span class="chip lit">1</span>
  while others name a hotline<span class="chip">2</span>
  <div class="source yours"><span class="chip lit">1</span>your site</div>
  <div class="source"><span class="chip">2</span>espresso-forum.example</div>
</div>`;

const logo = `<style>body { margin: 0; width: 512px; height: 512px; background: white; }</style>
  ${(await readFile(new URL('./public/favicon.svg', import.meta.url), 'utf8')).replace('<svg', '<svg width="432" height="432" style="margin: 40px"')}`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'light' });
for (const [name, html, width, height] of [
  ['preview', preview, 1200, 630],
  ['logo', logo, 512, 512],
]) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><body>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`./public/${name}.png`, import.meta.url)) });
}
await browser.close();
