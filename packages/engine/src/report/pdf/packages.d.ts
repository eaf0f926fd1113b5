/** What packages have but their types lack: only what is used here. */
declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype';
      variationAxes: Record<string, number>;
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}

declare module 'linebreak' {
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom. */
    bbox?: [number, number, number, number];
    scope?: 'Row' | 'Column';
  }
  interface PDFVector {
    arc(x: number, y: number, radius: number, from: number, to: number, anticlockwise: boolean): this;
  }
  interface PDFImage {
    openImage(source: Buffer): Buffer & { width: number; height: number };
  }
}
