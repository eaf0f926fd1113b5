import type PDFKit from 'pdfkit';
import type { LineLimits, SetLine, TextStyle, Typesetter } from '../text/set-lines.ts';
import { margins } from './look.ts';

/** An element of the document's structure, which screen readers follow. */
export interface Tag {
  name: string;
  element: PDFKit.PDFStructureElement;
}

interface BlockOptions extends Omit<LineLimits, 'width'> {
  x?: number;
  width?: number;
  /** The target of the text's link: an address, or a place in this document. */
  link?: { to: string; within: boolean } | null;
  align?: 'left' | 'right' | 'center';
}

/** What `drawLine` needs to know about a position. */
interface Place {
  x: number;
  y: number;
  width: number;
  align?: BlockOptions['align'];
}

/**
 * The pages of a document and the position for the next element. Everything drawn is either tagged, or an
 * artifact that screen readers skip.
 */
export function createSheet(doc: PDFKit.PDFDocument, type: Typesetter, root: Tag, accent: string) {
  const { width: pageWidth, height: pageHeight } = doc.page;
  const left: number = margins.side;
  const width = pageWidth - 2 * margins.side;
  const bottom = pageHeight - margins.bottom;
  const known = new Set<string>();
  const state: { y: number } = { y: margins.top };

  function tag(parent: Tag, name: string, options: PDFKit.Mixins.StructureElementOptions = {}): Tag {
    const element = doc.struct(name, options);
    parent.element.add(element);
    return { name, element };
  }

  function marked(of: Tag, draw: () => void): void {
    of.element.add(doc.markStructureContent(of.name));
    draw();
    doc.endMarkedContent();
  }

  /** Lines, boxes and colours without meaning. */
  function artifact(draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    doc.markContent('Artifact', { type: kind });
    draw();
    doc.endMarkedContent();
  }

  /** An image, with a text for people who cannot see it. */
  function figure(
    parent: Tag,
    alt: string,
    [x, y, w, h]: [number, number, number, number],
    draw: () => void,
  ): void {
    const of = tag(parent, 'Figure', { alt, bbox: [x, y, x + w, y + h] });
    marked(of, draw);
    of.element.end();
  }

  function newPage(): void {
    doc.addPage();
    state.y = margins.top;
  }

  function drawLine(line: SetLine, style: TextStyle, { x, y, width: room, align }: Place): number {
    const end = align === 'right' || (align === undefined && line.rightToLeft);
    const from = x + (align === 'center' ? (room - line.width) / 2 : end ? room - line.width : 0);
    // Half the leading, and from the middle of a small letter to its baseline.
    const baseline = y + style.leading / 2 + style.size * 0.33;
    for (const run of line.runs) {
      if (!known.has(run.face.key)) {
        // pdfkit accepts fontkit's fonts; its types only allow files.
        doc.registerFont(run.face.key, run.face.font as unknown as string);
        known.add(run.face.key);
      }
      run.face.course.direction = run.rightToLeft ? 'rtl' : 'ltr';
      run.face.course.meant = run.meant;
      doc.font(run.face.key, style.size).fillColor(style.color);
      doc.text(run.shown, from + run.x, baseline, {
        lineBreak: false,
        features: [],
        baseline: 'alphabetic',
        ...(run.tracking === 0 ? {} : { characterSpacing: run.tracking }),
      });
    }
    return from;
  }

  function linkLine(
    of: Tag,
    to: NonNullable<BlockOptions['link']>,
    area: [number, number, number, number],
  ): void {
    const options = { structParent: of.element, Contents: new String(to.within ? 'To this finding' : to.to) };
    // `structParent` connects the link to its tag; the types lack it.
    if (to.within) doc.goTo(...area, to.to, options as object);
    else doc.link(...area, to.to, options as object);
  }

  /** Draws lines one under another, on as many pages as needed. */
  function lines(of: Tag, set: readonly SetLine[], style: TextStyle, options: BlockOptions = {}): void {
    const { x = left, width: room = width, align, link = null } = options;
    // Never leave a single line at the foot of a page.
    if (set.length > 1 && state.y + 2 * style.leading > bottom) newPage();
    let at = 0;
    while (at < set.length) {
      if (state.y + style.leading > bottom) newPage();
      const fit = Math.max(1, Math.floor((bottom - state.y + 0.01) / style.leading));
      // Nor a single line at the head of the next.
      const leavesOne = fit > 2 && at + fit === set.length - 1;
      const here = set.slice(at, at + (leavesOne ? fit - 1 : fit));
      const areas: [number, number, number, number][] = [];
      marked(of, () => {
        for (const line of here) {
          const place = { x, y: state.y, width: room, ...(align ? { align } : {}) };
          const from = drawLine(line, style, place);
          areas.push([from, state.y, line.width, style.leading]);
          state.y += style.leading;
        }
      });
      if (link) for (const area of areas) linkLine(of, link, area);
      at += here.length;
      if (leavesOne) newPage();
    }
  }

  /** A paragraph, or another element by its `name`. */
  function text(
    parent: Tag,
    name: string,
    words: string,
    style: TextStyle,
    options: BlockOptions = {},
  ): void {
    if (words === '') return;
    const set = type.setLines(words, style, { ...options, width: options.width ?? width });
    const block = tag(parent, name);
    const of = options.link ? tag(block, 'Link') : block;
    lines(of, set, style, options);
    block.element.end();
  }

  return {
    doc,
    type,
    root,
    /** In the owner's brand. */
    accent,
    left,
    width,
    bottom,
    pageWidth,
    pageHeight,
    get y() {
      return state.y;
    },
    set y(y: number) {
      state.y = y;
    },
    tag,
    marked,
    artifact,
    figure,
    newPage,
    drawLine,
    lines,
    text,
    /** Starts a new page if this much does not fit on the current one. */
    need(height: number): void {
      if (state.y + height > bottom) newPage();
    },
    /** Leaves a gap before something new if this much fits below it; else returns that it does not. */
    goesOn(height: number): boolean {
      if (state.y + height > bottom) return false;
      state.y += 26;
      return true;
    },
    heightOf: (words: string, style: TextStyle, room: number, most?: number) =>
      words === ''
        ? 0
        : type.setLines(words, style, { width: room, ...(most ? { lines: most } : {}) }).length *
          style.leading,
    rule(y: number, x = left, to = left + width, color = '#dfdeda'): void {
      artifact(() => doc.moveTo(x, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke());
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
