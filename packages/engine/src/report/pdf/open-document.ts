/// <reference path="./packages.d.ts" />
import type { Paper } from '@visible-ai/shared/reports/export-formats';
import { organisation } from '@visible-ai/shared/site/organisation';
import PDFDocument from 'pdfkit';
import type { ReportBranding } from '../report-branding.ts';
import type { FontRole } from './fonts/font-families.ts';
import { hanForms } from './fonts/han-forms.ts';
import { openFaces } from './fonts/open-faces.ts';
import { createSheet, type Sheet } from './page/create-sheet.ts';
import { paperSizes } from './page/look.ts';
import type { Brand } from './parts/brand.ts';
import { drawFrame } from './sections/draw-frame.ts';
import type { BeginSection } from './sections/findings.ts';
import { heading } from './sections/heading.ts';
import { createTypesetter } from './text/set-lines.ts';

interface DocumentToOpen {
  paper: Paper;
  branding: ReportBranding | null;
  brand: Brand;
  /** The regional form of Han characters. */
  language: string | null;
  title: string;
  createdAt: string;
  /** The texts of each role: the fonts with their characters are opened. */
  texts: Readonly<Record<FontRole, string>>;
  info: { Title: string; Subject: string };
}

export interface OpenDocument {
  sheet: Sheet;
  begin: BeginSection;
  /** Adds header and page number to each page. @returns the file. */
  close(): Promise<Uint8Array>;
}

/** The points that a section needs below existing content of a page. */
const SECTION_ROOM = 220;

/** The whole document that pdfkit writes. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
}

/** A tagged document whose sections are numbered and bookmarked. */
export async function openDocument(asked: DocumentToOpen): Promise<OpenDocument> {
  const { paper, branding, brand, language, title, createdAt, texts, info } = asked;
  const faces = await openFaces(texts, hanForms(texts.text, language));
  const author = brand.name ?? title;
  const made = new Date(createdAt);
  const at = Number.isNaN(made.getTime()) ? new Date(0) : made;
  const doc = new PDFDocument({
    size: [...paperSizes[paper]],
    margin: 0,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    // pdfkit's own fonts are not embedded: none of them is ever used.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: {
      ...info,
      Author: author,
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
  let sections = 0;
  return {
    sheet,
    begin(name) {
      sections += 1;
      // Sections after the summary may follow on the page, if there is room for more than the heading.
      if (sections <= 2 || !sheet.goesOn(SECTION_ROOM)) sheet.newPage();
      const bookmark = doc.outline.addItem(name);
      const section = sheet.tag(root, 'Sect');
      heading(sheet, section, sections, name);
      return { ...section, mark: (of: string) => void bookmark.addItem(of) };
    },
    close() {
      rootElement.end();
      drawFrame(sheet, { title, brand, createdAt });
      doc.end();
      return bytes;
    },
  };
}
