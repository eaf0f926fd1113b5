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
  const style = { ...styles.title, size: 17, leading: 22 };
  const of = sheet.tag(root, 'P');
  sheet.marked(of, () => {
    if (brand.isProduct) x += chip(sheet, '1', { x, y: top + 13, lit: brand.accent }) + 9;
    const [line] = sheet.type.setLines(cleanTitle(brand.name ?? '', 100), style, {
      width: left + sheet.width - x,
      lines: 1,
    });
    if (line) sheet.drawLine(line, style, { x, y: top + 2, width: line.width, align: 'left' });
  });
  of.element.end();
}

/** The first page: whose report it is, of what, when it was made, and the score. */
export function drawCover(sheet: Sheet, model: ReportModel, brand: Brand): void {
  const { doc, root, left, width, pageWidth, pageHeight } = sheet;
  sheet.artifact(() => doc.rect(0, 0, pageWidth, pageHeight).fillColor(colors.paper).fill());
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
    ...(website ? [{ words: website, style: inColor(styles.small, accent), to: website }] : []),
    ...(footer ? [{ words: footer, style: styles.small, to: null }] : []),
    ...(maker ? [{ words: maker, style: styles.small, to: null }] : []),
  ];
  sheet.y = sheet.bottom - lines.length * styles.small.leading;
  for (const { words, style, to } of lines) {
    const link = to === null ? null : { to, within: false };
    sheet.text(sheet.root, 'P', cleanTitle(words, 300), style, { lines: 1, link });
  }
}

/** From the bottom of the ring to that of the page. */
const margins = ({ pageHeight }: Sheet) => pageHeight * 0.155;
