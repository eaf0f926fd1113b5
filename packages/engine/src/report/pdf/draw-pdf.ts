/// <reference path="./packages.d.ts" />
import type { Paper } from '@visible-ai/shared/reports/export-formats';
import { organisation } from '@visible-ai/shared/site/organisation';
import PDFDocument from 'pdfkit';
import type { ReportBranding } from '../report-branding.ts';
import type { ReportModel } from '../report-model.ts';
import { hanForms } from './fonts/han-forms.ts';
import { openFaces } from './fonts/open-faces.ts';
import { createSheet } from './page/create-sheet.ts';
import { paperSizes } from './page/look.ts';
import { brandOf } from './parts/brand.ts';
import { drawCover } from './sections/cover.ts';
import { drawFrame } from './sections/draw-frame.ts';
import { drawFindings } from './sections/findings.ts';
import { heading } from './sections/heading.ts';
import { drawLeftOut } from './sections/left-out.ts';
import { drawPages, drawTemplates } from './sections/site-tables.ts';
import { drawSummary } from './sections/summary.ts';
import { cleanText, cleanTitle } from './text/clean-text.ts';
import { createTypesetter } from './text/set-lines.ts';
import { textsOf } from './texts-of.ts';

export interface PdfOptions {
  paper: Paper;
  branding: ReportBranding | null;
  /** Of the page, as its author declares it: whose forms Han signs have. */
  language?: string | null;
}

/** Points that a section needs under what stands on a page already. */
const SECTION_ROOM = 220;

/** What a thread is given to draw. */
export interface PdfToDraw {
  model: ReportModel;
  options: PdfOptions;
}

/** The whole of a document that pdfkit writes. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
}

/**
 * Draws a report as a PDF: a cover, one page that says it all, the findings; of a site its templates and pages too. It
 * takes some hundred milliseconds of processor time: call it in a thread.
 *
 * The same report gives the same bytes.
 */
export async function drawPdf(
  model: ReportModel,
  { paper, branding, language = null }: PdfOptions,
): Promise<Uint8Array> {
  const brand = brandOf(branding);
  const texts = textsOf(model, brand);
  const faces = await openFaces(texts, hanForms(texts.text, language));
  const title = cleanTitle(model.title, 200) || model.host || 'Report';
  const author = brand.name ?? title;
  const made = new Date(model.createdAt);
  const at = Number.isNaN(made.getTime()) ? new Date(0) : made;
  const doc = new PDFDocument({
    size: [...paperSizes[paper]],
    margin: 0,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    // pdfkit's own faces are not embedded: none of them is ever used.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${title}: AI visibility report`,
      Author: author,
      Subject: cleanText(`AI visibility of ${model.address}`, 300),
      Creator: branding?.hideProductName ? author : organisation.name,
      Producer: branding?.hideProductName ? 'pdfkit' : organisation.name,
      CreationDate: at,
      ModDate: at,
    },
  });
  const bytes = bytesOf(doc);
  const rootElement = doc.struct('Document');
  doc.addStructure(rootElement);
  const root = { name: 'Document', element: rootElement };
  const sheet = createSheet(doc, createTypesetter(faces), root, brand.accent);

  doc.outline.addItem(title);
  drawCover(sheet, model, brand);
  let sections = 0;
  const begin = (name: string) => {
    sections += 1;
    // What follows the summary may follow on the page, where there is room for more than its heading.
    if (sections <= 2 || !sheet.goesOn(SECTION_ROOM)) sheet.newPage();
    const bookmark = doc.outline.addItem(name);
    const section = sheet.tag(root, 'Sect');
    heading(sheet, section, sections, name);
    return { ...section, mark: (title: string) => void bookmark.addItem(title) };
  };
  drawSummary(sheet, model, begin);
  const left = drawFindings(sheet, model, begin);
  if (model.kind === 'site')
    left.push(...drawTemplates(sheet, model, begin), ...drawPages(sheet, model, begin));
  if (sheet.type.marks.stood)
    left.push(
      'Where no face of this document has a sign, \ufffd stands for it; who copies the text gets the sign itself.',
    );
  drawLeftOut(sheet, model, left);
  rootElement.end();
  drawFrame(sheet, { title, brand, createdAt: model.createdAt });
  doc.end();
  return bytes;
}
