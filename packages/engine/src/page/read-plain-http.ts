import { attribute, type PageDocument, type PageElement, resolveUrl } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';
import { sourceOf } from './page-text.ts';

const MOST = 50;
const STYLE_CHARACTERS = 100_000;

/** The attributes with which an element loads, frames or sends. A link only leads somewhere. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  audio: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  input: ['src', 'formaction'],
  button: ['formaction'],
  form: ['action'],
};
const LOADED_LINKS = /\b(?:stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest|prefetch)\b/i;

function styleAddresses(css: string): string[] {
  const found = css
    .slice(0, STYLE_CHARACTERS)
    .matchAll(/(?:url\(\s*|@import\s+)["']?(http:\/\/[^"')\s;]+)/gi);
  return [...found].map(([, url = '']) => url);
}

const pieces = (name: string, value: string) =>
  name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value];

function written(element: PageElement): string[] {
  const { name } = element;
  const style = attribute(element, 'style');
  const inline = style === null ? [] : styleAddresses(style);
  if (name === 'style') return styleAddresses(sourceOf(element));
  if (name === 'link')
    return LOADED_LINKS.test(attribute(element, 'rel') ?? '') ? [attribute(element, 'href') ?? ''] : [];
  const own = (LOADS[name] ?? []).flatMap((key) => pieces(key, attribute(element, key) ?? ''));
  return [...own, ...inline];
}

/** What a page loads or sends over plain http: on an https page browsers block it or warn. */
export function readPlainHttp({ elements, baseUrl }: PageDocument): PageFacts['plainHttp'] {
  const found = new Map<string, string>();
  const known = new Set<string>();
  for (const element of elements) {
    for (const address of written(element)) {
      if (known.has(address)) continue;
      known.add(address);
      if (!/^\s*http:/i.test(address) && !baseUrl.startsWith('http:')) continue;
      if (address.trim() === '') continue;
      const url = resolveUrl(address, baseUrl);
      if (url?.startsWith('http:') && !found.has(url)) found.set(url, element.name);
    }
    if (found.size >= MOST) break;
  }
  return [...found].map(([url, element]) => ({ element, url }));
}
