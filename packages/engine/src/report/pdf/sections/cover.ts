import type { ReportModel } from '../../report-model.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import type { Brand } from '../parts/brand.ts';
import { chip } from '../parts/chip.ts';
import { formatDay } from '../parts/format-day.ts';
import { scoreRing } from '../parts/score-ring.ts';
import { cleanText, cleanTitle } from '../text/clean-text.ts';

const RING = 132;
/** A longer title is set smaller. */
const LARGE_LINES = 3;
const LOGO = [150, 46] as const;
/** A name too long for one line is set smaller, on as many lines as the logo is high. */
const NAME = { ...styles.title, size: 17, leading: 22 };
const LONG_NAME = { ...styles.title, size: 12.5, leading: 16 };
const NAME_LINES = 3;
/** What a brand must say of itself by law can be long. */
const FOOTER_LINES = 3;

/** The sheet behind a cover. A logo often brings a white ground of its own, which would stand out on another. */
export function drawPaper({ doc, artifact, pageWidth, pageHeight }: Sheet, { logo }: Brand): void {
  const color = logo ? '#ffffff' : colors.paper;
  artifact(() => doc.rect(0, 0, pageWidth, pageHeight).fillColor(color).fill());
}

/** The brand at the top of the page: its logo or the product's chip, and its name. */
export function drawBrand(sheet: Sheet, brand: Brand): void {
  const { doc, root, left } = sheet;
  const top = 56;
  let x = left;
  if (brand.logo) {
    const picture = doc.openImage(brand.logo);
    const scale = Math.min(LOGO[0] / picture.width, LOGO[1] / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    sheet.figure(root, brand.name ? `Logo of ${brand.name}` : 'Logo', [x, top, width, height], () => {
      doc.image(picture, x, top + (LOGO[1] - height) / 2 - 10, { width, height });
    });
    x += width + 14;
  }
  if (!brand.name) return;
  const name = cleanTitle(brand.name, 100);
  const of = sheet.tag(root, 'P');
  sheet.marked(of, () => {
    if (brand.isProduct) x += chip(sheet, '1', { x, y: top + 13, lit: brand.accent }) + 9;
    const width = left + sheet.width - x;
    const fits = sheet.heightOf(name, NAME, width) <= NAME.leading;
    const [style, most] = fits ? [NAME, 1] : [LONG_NAME, NAME_LINES];
    const set = sheet.type.setLines(name, style, { width, lines: most });
    const first = top + 13 - (set.length * style.leading) / 2;
    set.forEach((line, index) => {
      sheet.drawLine(line, style, { x, y: first + index * style.leading, width: line.width, align: 'left' });
    });
  });
  of.element.end();
}

/** The first page: whose report it is, of what, when it was made, and the score. */
export function drawCover(sheet: Sheet, model: ReportModel, brand: Brand): void {
  const { root, left, width, pageHeight } = sheet;
  drawPaper(sheet, brand);
  drawBrand(sheet, brand);

  sheet.y = pageHeight * 0.27;
  const kind =
    model.kind === 'site' ? 'Audit of a site for AI visibility' : 'Audit of a page for AI visibility';
  sheet.text(root, 'P', kind, inColor(styles.strong, brand.accent));
  sheet.y += 10;
  const title = cleanTitle(model.title, 300);
  const isLong = sheet.heightOf(title, styles.cover, width) > LARGE_LINES * styles.cover.leading;
  const titleStyle = isLong ? { ...styles.cover, size: 27, leading: 32 } : styles.cover;
  sheet.text(root, 'H1', title, titleStyle, { lines: 4, direction: 'auto' });
  sheet.y += 12;
  const address = cleanText(model.address, 2000);
  sheet.text(
    root,
    'P',
    address,
    { ...styles.code, size: 10.5, leading: 15, color: colors.muted },
    {
      lines: 2,
      link: { to: model.address, within: false },
    },
  );
  if (model.kind === 'page' && model.pageTitle && model.pageTitle !== model.title) {
    sheet.y += 6;
    sheet.text(root, 'P', cleanTitle(model.pageTitle, 300), styles.quiet, { lines: 2, direction: 'auto' });
  }

  const top = pageHeight - margins(sheet) - RING;
  sheet.rule(top - 34);
  scoreRing(sheet, root, {
    score: model.score,
    word: model.word,
    tone: model.band ?? 'neutral',
    x: left,
    y: top,
    size: RING,
  });
  const column = { x: left + RING + 34, width: width - RING - 34 };
  const said = sheet.heightOf(model.verdict, styles.lead, column.width);
  const extent = model.kind === 'site' ? sheet.heightOf(model.extent, styles.lead, column.width) : 0;
  sheet.y = top + (RING - said - extent - 8 - styles.quiet.leading) / 2;
  sheet.text(root, 'P', model.verdict, styles.lead, column);
  if (model.kind === 'site') sheet.text(root, 'P', model.extent, styles.lead, column);
  sheet.y += 8;
  sheet.text(root, 'P', formatDay(model.createdAt), styles.quiet, column);

  drawFoot(sheet, brand);
}

/** The brand's address and line at the bottom of the cover, and the maker. */
export function drawFoot(sheet: Sheet, { website, footer, maker, accent }: Brand): void {
  const lines = [
    ...(website ? [{ words: website, style: inColor(styles.small, accent), to: website, most: 1 }] : []),
    ...(footer ? [{ words: footer, style: styles.small, to: null, most: FOOTER_LINES }] : []),
    ...(maker ? [{ words: maker, style: styles.small, to: null, most: 1 }] : []),
  ].map((line) => ({ ...line, words: cleanTitle(line.words, 300) }));
  const height = lines.reduce(
    (sum, { words, style, most }) => sum + sheet.heightOf(words, style, sheet.width, most),
    0,
  );
  sheet.y = sheet.bottom - height;
  for (const { words, style, to, most } of lines) {
    const link = to === null ? null : { to, within: false };
    sheet.text(sheet.root, 'P', words, style, { lines: most, link });
  }
}

/** From the bottom of the ring to that of the page. */
const margins = ({ pageHeight }: Sheet) => pageHeight * 0.155;
