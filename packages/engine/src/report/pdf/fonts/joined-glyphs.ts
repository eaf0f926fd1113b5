import type { Font, Subset } from 'fontkit';

/** A glyph drawn at a position, in units of its font. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** A letter and its marks as one glyph of the document. */
export interface JoinedGlyph {
  parts: readonly PlacedGlyph[];
  advanceWidth: number;
}

/** Flags of a component: its position follows in two words; more components follow. */
const PLACED = 0x0003;
const MORE = 0x0020;
/** Five words of header, four for each component. */
const HEAD = 10;
const COMPONENT = 8;

/**
 * A composite glyph, as in the glyf table of TrueType.
 *
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/glyf#composite-glyph-description
 */
function compositeGlyph(font: Font, parts: readonly PlacedGlyph[], idOf: (id: number) => number): Buffer {
  const length = HEAD + COMPONENT * parts.length;
  const bytes = Buffer.alloc(length + ((4 - (length % 4)) % 4));
  const boxes = parts
    .map(({ id, x, y }) => ({ box: font.getGlyph(id).bbox, x, y }))
    .filter(({ box }) => Number.isFinite(box.minX));
  const edge = (pick: (one: (typeof boxes)[number]) => number, of: (...edges: number[]) => number) =>
    boxes.length === 0 ? 0 : Math.round(of(...boxes.map(pick)));
  bytes.writeInt16BE(-1, 0);
  bytes.writeInt16BE(
    edge(({ box, x }) => box.minX + x, Math.min),
    2,
  );
  bytes.writeInt16BE(
    edge(({ box, y }) => box.minY + y, Math.min),
    4,
  );
  bytes.writeInt16BE(
    edge(({ box, x }) => box.maxX + x, Math.max),
    6,
  );
  bytes.writeInt16BE(
    edge(({ box, y }) => box.maxY + y, Math.max),
    8,
  );
  parts.forEach(({ id, x, y }, index) => {
    const at = HEAD + COMPONENT * index;
    bytes.writeUInt16BE(PLACED | (index < parts.length - 1 ? MORE : 0), at);
    bytes.writeUInt16BE(idOf(id), at + 2);
    bytes.writeInt16BE(x, at + 4);
    bytes.writeInt16BE(y, at + 6);
  });
  return bytes;
}

/** The fields of fontkit's TrueType subset while it is written; its types do not export them. */
interface Written {
  /** The index of a glyph in the subset. */
  includeGlyph(id: number): number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}

/** Lets a subset contain glyphs under more ids, and joined ones. */
export function holdJoined(
  font: Font,
  subset: Subset,
  { realId, joined }: { realId: (id: number) => number; joined: ReadonlyMap<number, JoinedGlyph> },
): Subset {
  const written = subset as unknown as Written;
  const add = written._addGlyph;
  written._addGlyph = (id) => {
    const glyph = joined.get(id);
    if (!glyph) return add.call(written, realId(id));
    const bytes = compositeGlyph(font, glyph.parts, (part) => written.includeGlyph(part));
    written.glyf.push(bytes);
    written.loca.offsets.push(written.offset);
    written.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: bytes.readInt16BE(2) });
    written.offset += bytes.length;
    return written.glyf.length - 1;
  };
  return subset;
}
