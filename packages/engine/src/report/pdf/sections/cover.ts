import type { ReportModel } from '../../report-model.ts';
import type { Sheet } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import type { Brand } from '../parts/brand.ts';
import { chip } from '../parts/chip.ts';
import { formatDay } from '../parts/format-day.ts';
import { scoreRing } from '../parts/score-ring.ts';
import { cleanText, cleanTitle } from '../text/clean-text.ts';

const RING = 132;
const LOGO = [150, 46] as const;

/** The brand at the head of the page: its logo or the product's chip, and its name. */
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
  sheet.text(root, 'H1', cleanTitle(model.title, 300), styles.cover, { lines: 5, direction: 'auto' });
  sheet.y += 12;
  const address = cleanText(model.address, 2000);
  sheet.text(
    root,
    'P',
    address,
    { ...styles.code, size: 10.5, leading: 15, color: colors.muted },
    {
      lines: 3,
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
  sheet.y = top + 18;
  const column = { x: left + RING + 34, width: width - RING - 34 };
  sheet.text(root, 'P', model.verdict, styles.lead, column);
  if (model.kind === 'site') sheet.text(root, 'P', model.extent, styles.lead, column);
  sheet.y += 8;
  sheet.text(root, 'P', formatDay(model.createdAt), styles.quiet, column);

  const foot = [brand.footer && cleanText(brand.footer, 300), brand.maker].filter((line) => line !== null);
  sheet.y = pageHeight - 58 - (foot.length - 1) * styles.small.leading;
  if (brand.website) {
    sheet.y -= styles.small.leading;
    sheet.text(root, 'P', cleanText(brand.website, 200), inColor(styles.small, brand.accent), {
      lines: 1,
      link: { to: brand.website, within: false },
    });
  }
  for (const line of foot) sheet.text(root, 'P', line, styles.small, { lines: 1 });
}

/** From the foot of the ring to that of the page. */
const margins = ({ pageHeight }: Sheet) => pageHeight * 0.155;
