import { attribute, type PageElement, resolveUrl } from '../page-document.ts';
import { collapse } from '../page-text.ts';
import { emptyWordsIn } from '../read-images.ts';
import { withoutTracking } from '../without-tracking.ts';
import type { Inline } from './markdown-tree.ts';
import type { PageReading } from './page-reading.ts';

type Node = PageElement['node']['childNodes'][number];

const LONGEST_ALT = 500;
/** Badge images of other services with numbers that change daily. */
const BADGE =
  /^https?:\/\/(?:img\.)?shields\.io\/|^https?:\/\/(?:badge\.fury\.io|badgen\.net|codecov\.io|coveralls\.io|api\.netlify\.com\/.*\/badges)\b|\/badges?(?:\/|\.svg)|badge\.svg/i;
const SPAN_KINDS: Record<string, 'strong' | 'emphasis' | 'deleted'> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  del: 'deleted',
  s: 'deleted',
  strike: 'deleted',
};
const CODE = new Set('code kbd samp tt'.split(' '));
/** Soft line breaks, icon font characters, and invisible characters. */
const UNSEEN_SIGNS = /(?![\t\n\r])[\p{Cc}\p{Co}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u{e0000}-\u{e0fff}]/gu;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋';
const DIGITS = '0123456789+-';

/** `10<sup>2</sup>` must not become 102; letters ("1er") are kept as they are. */
function shifted(text: string, signs: string): string {
  const plain = text.trim().replace('−', '-');
  return /^[\d+-]{1,8}$/.test(plain)
    ? [...plain].map((sign) => signs.charAt(DIGITS.indexOf(sign))).join('')
    : text;
}

/** The plain text of inline content. */
export const inlineText = (inner: readonly Inline[]): string =>
  inner
    .map((node) => {
      switch (node.kind) {
        case 'text':
        case 'code':
        case 'math':
          return node.text;
        case 'image':
          return node.alt;
        case 'break':
          return ' ';
        default:
          return inlineText(node.inner);
      }
    })
    .join('');

/** Spaces at the ends of a span go outside it: Markdown's marks must touch the words. */
function spanned(inner: Inline[], wrap: (inner: Inline[]) => Inline): Inline[] {
  const within = [...inner];
  const around: { before: Inline[]; after: Inline[] } = { before: [], after: [] };
  const takes = (node: Inline | undefined) =>
    node?.kind === 'break' || (node?.kind === 'text' && node.text.trim() === '');
  while (takes(within[0])) around.before.push(...within.splice(0, 1));
  while (takes(within.at(-1))) around.after.unshift(...within.splice(-1, 1));
  const [first] = within;
  if (first?.kind === 'text' && /^\s/.test(first.text)) {
    around.before.push({ kind: 'text', text: ' ' });
    within[0] = { kind: 'text', text: first.text.trimStart() };
  }
  const last = within.at(-1);
  if (last?.kind === 'text' && /\s$/.test(last.text)) {
    around.after.unshift({ kind: 'text', text: ' ' });
    within[within.length - 1] = { kind: 'text', text: last.text.trimEnd() };
  }
  return [...around.before, ...(within.length > 0 ? [wrap(within)] : []), ...around.after];
}

/** The absolute target of a link; null for a place on the same page and for an invalid address. */
export function linkTarget({ page }: PageReading, element: PageElement): string | null {
  const href = attribute(element, 'href')?.trim() ?? '';
  if (href === '' || href.startsWith('#')) return null;
  const url = resolveUrl(href, page.baseUrl);
  if (url === null || !/^(?:https?|mailto|tel):/.test(url)) return null;
  return /^http/.test(url) ? withoutTracking(url) : url;
}

/** The address of an image; pages with lazy loading store it in other attributes. */
function imageSource({ page }: PageReading, image: PageElement): string | null {
  const written = [
    attribute(image, 'src'),
    attribute(image, 'data-src'),
    attribute(image, 'data-lazy-src'),
    attribute(image, 'data-original'),
    attribute(image, 'srcset')?.split(/[\s,]/, 1)[0] ?? null,
    attribute(image, 'data-srcset')?.split(/[\s,]/, 1)[0] ?? null,
  ];
  for (const one of written) {
    const url = one && !one.startsWith('data:') ? resolveUrl(one, page.baseUrl) : null;
    if (url && /^https?:/.test(url)) return withoutTracking(url);
  }
  return null;
}

function readImage(reading: PageReading, image: PageElement): Inline[] {
  const alt = collapse(attribute(image, 'alt') ?? '').slice(0, LONGEST_ALT);
  const decorates = /^(?:presentation|none)$/.test(attribute(image, 'role') ?? '');
  if (alt === '' || decorates || attribute(image, 'aria-hidden') === 'true') return [];
  const src = imageSource(reading, image);
  if (src === null || emptyWordsIn(alt, src) !== null || !/[\p{L}\p{N}]/u.test(alt)) return [];
  if (BADGE.test(src)) return [];
  return [{ kind: 'image', src, alt }];
}

/** The source of a formula, if the page keeps it. */
function readMath({ page }: PageReading, math: PageElement): Inline[] {
  const within = page.elements.slice(math.index + 1, math.end);
  const source = within.find(
    (element) => element.name === 'svg:annotation' && /tex/i.test(attribute(element, 'encoding') ?? ''),
  );
  const tex = collapse(
    source
      ? source.node.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
      : (attribute(math, 'alttext') ?? ''),
  );
  if (tex === '') return [];
  return [{ kind: 'math', text: `$${tex.replaceAll('$', '\\$')}$` }];
}

function readLink(reading: PageReading, link: PageElement, inner: Inline[]): Inline[] {
  if (inlineText(inner).trim() === '') return inner;
  const onPage = /^#|^javascript:/i.test(attribute(link, 'href')?.trim() ?? '');
  const href = onPage ? '' : linkTarget(reading, link);
  if (href === null) return inner;
  // An image that links to its own large version.
  const [only] = inner.filter((node) => node.kind !== 'text' || node.text.trim() !== '');
  if (only?.kind === 'image' && /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(URL.parse(href)?.pathname ?? ''))
    return inner;
  return spanned(inner, (within) => ({ kind: 'link', href, inner: within }));
}

function readElement(reading: PageReading, element: PageElement): Inline[] {
  const inner = () => readInline(reading, element.node.childNodes, element);
  const { name } = element;
  const span = SPAN_KINDS[name];
  if (span !== undefined) return spanned(inner(), (within) => ({ kind: span, inner: within }));
  if (CODE.has(name)) {
    const text = collapse(inlineText(inner()));
    return text === '' ? [] : [{ kind: 'code', text }];
  }
  switch (name) {
    case 'br':
      return reading.isMain(element) ? [{ kind: 'break' }] : [];
    case 'img':
      return reading.isMain(element) ? readImage(reading, element) : [];
    case 'a':
      return readLink(reading, element, inner());
    case 'sup':
    case 'sub': {
      const within = inner();
      const text = inlineText(within);
      const told = shifted(text, name === 'sup' ? RAISED : LOWERED);
      return told === text ? within : [{ kind: 'text', text: told }];
    }
    case 'q':
      return [{ kind: 'text', text: '“' }, ...inner(), { kind: 'text', text: '”' }];
    case 'rt': {
      const text = collapse(inlineText(inner()));
      return text === '' ? [] : [{ kind: 'text', text: `(${text})` }];
    }
    case 'svg:math':
      return reading.isMain(element) ? readMath(reading, element) : [];
    default:
      return inner();
  }
}

/** Inline content; of blocks inside it only the words, kept apart. */
export function readInline(reading: PageReading, nodes: readonly Node[], parent: PageElement): Inline[] {
  const line: Inline[] = [];
  const isMain = reading.isMain(parent);
  for (const node of nodes) {
    if ('value' in node) {
      const text = node.value.replace(UNSEEN_SIGNS, '');
      if (isMain && text !== '') line.push({ kind: 'text', text });
      continue;
    }
    const element = reading.elementOf(node);
    if (!element || reading.isLeftOut(element)) continue;
    const isApart = reading.holdsBlock(element) || isBlockInLine.has(element.name);
    if (isApart) line.push({ kind: 'text', text: ' ' });
    line.push(...readElement(reading, element));
    if (isApart) line.push({ kind: 'text', text: ' ' });
  }
  return line;
}

const isBlockInLine = new Set(
  'p div li ul ol dl dt dd section article h1 h2 h3 h4 h5 h6 tr td th figure figcaption'.split(' '),
);
