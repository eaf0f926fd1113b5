import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { accessibleName } from './accessible-name.ts';
import { attribute, type PageDocument, type PageElement } from './page-document.ts';
import type { PageFacts, PoorAlternative } from './page-facts.ts';
import { collapse } from './page-text.ts';

const MOST_LISTED = 20;
/** An image of at least this size is not decoration. CSS pixels. */
const LARGE = 200;
const MOST_ALIKE = 3;
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|svg|avif|bmp|tiff?|heic)$|^(?:img|imgp|dsc|dscn|dscf|image|photo|pic|picture|screenshot|bildschirmfoto|whatsapp image|foto|p|pxl|untitled)[\s_-]*\d{2,}[\d\s_()-]*$|^[a-z\d]+(?:[_-][a-z\d]+)*[_-]\d{2,}(?:x\d+)?$|^[\da-f]{16,}$/i;
const SAYS_PICTURE =
  /^(?:the |an? |das |die |le |la |un |una )?(?:image|images|img|photo|photos|photograph|picture|pic|graphic|illustration|thumbnail|banner|placeholder|alt|alt text|alternative text|untitled|slide|slider|hero|header image|featured image|bild|bilder|foto|fotos|grafik|abbildung|vorschaubild|illustration|visuel|vignette|imagen|imágenes|ilustración|immagine|immagini|imagem|imagens|afbeelding|plaatje|obraz|obrazek|zdjęcie|kuva|bilde|billede|kép|obrázek|imagine|resim|görsel|рисунок|фото|изображение|картинка|зображення|снимка|εικόνα|תמונה|صورة|تصویر|รูปภาพ|ảnh|画像|写真|イメージ|图片|照片|图像|圖片|圖像|이미지|사진)[\s#:_-]*\d*$/iu;

const sourceOf = (image: PageElement) =>
  (attribute(image, 'src') ?? attribute(image, 'data-src') ?? '').trim().slice(0, 300);

/** The file's name without folder, extension and size. */
const fileOf = (source: string) =>
  percentDecoded(source.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/(?:-\d+x\d+)?\.\w{2,5}$/, '');

const inPixels = (image: PageElement, name: string) => Number.parseInt(attribute(image, name) ?? '', 10) || 0;

const isDecoration = (image: PageElement) =>
  /^(?:presentation|none)$/.test(attribute(image, 'role') ?? '') ||
  attribute(image, 'aria-hidden') === 'true';

/** The nearest element of this name around an image, a few steps up. */
function around({ elements }: PageDocument, image: PageElement, name: string): PageElement | null {
  let element = elements[image.parent];
  for (let steps = 0; element && steps < 4; steps += 1) {
    if (element.name === name) return element;
    element = elements[element.parent];
  }
  return null;
}

/** Whether an image with an empty `alt` shows something that the page says nowhere else. */
function isContent(page: PageDocument, image: PageElement): boolean {
  if (image.region.part !== 'main' || isDecoration(image)) return false;
  const link = around(page, image, 'a');
  if (link) return accessibleName(page, link, 50) === '';
  const figure = around(page, image, 'figure');
  if (figure) return !page.elements.slice(figure.index, figure.end).some(({ name }) => name === 'figcaption');
  return inPixels(image, 'width') >= LARGE && inPixels(image, 'height') >= LARGE;
}

/** Why an alternative text does not describe its image; null if it does, or if there is none. */
export function emptyWordsIn(alt: string, source: string): 'generic' | 'file-name' | null {
  if (SAYS_PICTURE.test(alt)) return 'generic';
  const file = fileOf(source);
  const named = alt === file && /[\d_-]/.test(alt) && !/\s/.test(alt);
  return named || FILE_NAME.test(alt) ? 'file-name' : null;
}

function poorBecause(page: PageDocument, image: PageElement): PoorAlternative['why'] | null {
  const alt = collapse(attribute(image, 'alt') ?? '');
  if (alt === '') return isContent(page, image) ? 'empty' : null;
  return emptyWordsIn(alt, sourceOf(image));
}

/** The same text for several images distinguishes none of them. */
function repeated(images: readonly PageElement[]): Set<PageElement> {
  const byAlt = new Map<string, PageElement[]>();
  for (const image of images) {
    const alt = collapse(attribute(image, 'alt') ?? '').toLowerCase();
    if (alt !== '' && image.region.part === 'main')
      byAlt.set(alt, [...(byAlt.get(alt) ?? []), image].slice(0, 200));
  }
  const alike = [...byAlt.values()].filter((list) => new Set(list.map(sourceOf)).size >= MOST_ALIKE);
  return new Set(alike.flat());
}

/**
 * Counts `<img>` elements, those with an `alt` (an empty one means "decorative" and counts), and those whose
 * `alt` says nothing: a file name, "image", the same for several images, empty on an image that is content.
 */
export function readImages(page: PageDocument): PageFacts['images'] {
  const images = page.elements.filter((element) => element.name === 'img');
  const without = images.filter((image) => attribute(image, 'alt') === null);
  const given = images.filter((image) => attribute(image, 'alt') !== null);
  const alike = repeated(given);
  const poor = given.flatMap((image) => {
    const why = poorBecause(page, image) ?? (alike.has(image) ? 'repeated' : null);
    return why
      ? [{ source: sourceOf(image), alt: collapse(attribute(image, 'alt') ?? '').slice(0, 200), why }]
      : [];
  });
  return {
    total: images.length,
    withAlt: given.length,
    missing: without.slice(0, MOST_LISTED).map(sourceOf),
    poorCount: poor.length,
    poor: poor.slice(0, MOST_LISTED),
  };
}
