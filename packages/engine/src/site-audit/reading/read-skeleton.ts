import { attribute, type PageDocument, type PageElement } from '../../page/page-document.ts';
import type { PageReading } from '../site-row.ts';

/** Elements that contain others: they show the template. */
const HOLDERS = new Set(
  'address article aside blockquote dd details div dl fieldset figure form header hgroup main ol section table ul'.split(
    ' ',
  ),
);
/** Elements of a text: an author's choice of them says little about the template. */
const PROSE = new Set(
  'audio code dt h1 h2 h3 h4 h5 h6 iframe img input li p pre select summary time video'.split(' '),
);
/** What surrounds every page of the site does not distinguish templates. */
const AROUND = new Set(['navigation', 'banner', 'footer', 'notice', 'dialog', 'controls', 'comments']);
const MOST = 100;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** A container by its name and first class, without numbers: `div.post-#`. */
function nameOf(element: PageElement): string {
  const [first = ''] = (attribute(element, 'class') ?? '').trim().split(/\s+/);
  return first === '' ? element.name : `${element.name}.${first.slice(0, 60).replace(/\d+/g, '#')}`;
}

/**
 * The skeleton of a page: the nested elements that contain its content, and the elements of its text. Pages
 * of one template share most of it, however long their texts are.
 */
export function readSkeleton(page: PageDocument): PageReading['skeleton'] {
  const frame = new Set<number>();
  const prose = new Set<number>();
  const holders = new Map<number, string>();
  for (const element of page.elements) {
    const around = holders.get(element.parent) ?? '';
    const isHolder = HOLDERS.has(element.name);
    const own = isHolder ? nameOf(element) : around;
    holders.set(element.index, own);
    if (AROUND.has(element.region.part)) continue;
    if (isHolder && frame.size < MOST) frame.add(hash(`${around}>${own}`));
    else if (PROSE.has(element.name) && prose.size < MOST) prose.add(hash(element.name));
  }
  const sorted = (numbers: ReadonlySet<number>) => [...numbers].sort((one, other) => one - other);
  return { frame: sorted(frame), prose: sorted(prose) };
}
