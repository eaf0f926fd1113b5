import { openPageDocument } from './open-page-document.ts';
import { attribute, type PageDocument, type PageElement } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';
import { cut, joinPieces, sourceOf, textOf } from './page-text.ts';
import { readFrames } from './read-frames.ts';
import { readScriptGaps } from './read-script-gaps.ts';

/** Where the usual frameworks render the page when their script runs. */
const MOUNT_IDS = new Set(
  'root app __next __nuxt ___gatsby svelte q-app main-app react-root app-root application ember-app'.split(
    ' ',
  ),
);
const MOUNT_ELEMENTS = new Set(['app-root', 'ember-app', 'flutter-view']);
/** A type that a browser runs; others (JSON, templates) are data. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const NOSCRIPT_SOURCE_CHARACTERS = 20_000;

function isEmptyMount(page: PageDocument, element: PageElement): boolean {
  const known = MOUNT_IDS.has(attribute(element, 'id') ?? '') || MOUNT_ELEMENTS.has(element.name);
  if (!known || element.name === 'script' || textOf(page, element) !== '') return false;
  return !page.elements
    .slice(element.index + 1, element.end)
    .some(({ name }) => name === 'img' || name === 'h1');
}

/** With scripts enabled, `<noscript>` is text: its markup is parsed here to get the words. */
function noscriptText(page: PageDocument): string {
  const sources = page.elements
    .filter((element) => element.name === 'noscript')
    .map((element) => sourceOf(element).slice(0, NOSCRIPT_SOURCE_CHARACTERS))
    .join(' ')
    .slice(0, NOSCRIPT_SOURCE_CHARACTERS);
  return sources.trim() ? cut(joinPieces(openPageDocument(sources, page.baseUrl).pieces), 1000) : '';
}

/** Signs that scripts build the page in the browser, so most agents of answer engines do not see it. */
export function readRendering(page: PageDocument): PageFacts['rendering'] {
  const scripts = page.elements.filter(
    (element) => element.name === 'script' && RUNS.test((attribute(element, 'type') ?? '').trim()),
  );
  return {
    scripts: scripts.length,
    emptyMounts: page.elements
      .filter((element) => isEmptyMount(page, element))
      .slice(0, 10)
      .map((element) => attribute(element, 'id') || element.name),
    noscriptText: noscriptText(page),
    gaps: readScriptGaps(page, scripts.length),
    frames: readFrames(page),
  };
}
