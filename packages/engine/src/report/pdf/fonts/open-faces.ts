import { type FontFile, familyFiles } from './family-files.ts';
import {
  type FontFamily,
  type FontRole,
  type HanForms,
  otherFamilies,
  ownFamilies,
} from './font-families.ts';
import { type Face, loadFace } from './load-face.ts';
import { inRanges } from './unicode-ranges.ts';

/** The fonts of a document. */
export interface Faces {
  /** The product's font of a role, for the characters that it has: nearly all in most documents. */
  base: Readonly<Record<FontRole, Face>>;
  /** The first font of a role that has all these code points; null if none has. */
  having(role: FontRole, codePoints: readonly number[]): Face | null;
}

interface Source {
  family: FontFamily;
  file: FontFile;
}

/** The most files that claim a character and are searched for it. */
const MOST_TRIES = 5;
const BASIC_LATIN = Array.from({ length: 95 }, (_, at) => 32 + at);
/** Replaces a character that no font has. */
export const REPLACEMENT = 0xfffd;
const SMALL_SIGNS = [REPLACEMENT, 0x2026, 0x2013];

/** The files to search for a character, the product's own first. */
const sourcesOf = (role: FontRole, han: HanForms): Source[] =>
  [ownFamilies[role], ...otherFamilies(han)].flatMap((family) =>
    familyFiles(family).map((file) => ({ family, file })),
  );

interface Wanted {
  codePoint: number;
  source: Source;
  /** Its index among the sources. */
  at: number;
}

/** Which characters are searched next in each file. */
function bySource(wanted: readonly Wanted[]): Map<Source, string> {
  const groups = new Map<Source, string>();
  for (const { codePoint, source } of wanted)
    groups.set(source, (groups.get(source) ?? '') + String.fromCodePoint(codePoint));
  return groups;
}

/** Loads what a role needs: each character from the first file that really has it. */
async function loadRole(role: FontRole, signs: Iterable<number>, han: HanForms): Promise<Face[]> {
  const sources = sourcesOf(role, han);
  const faces = new Set<Face>();
  /** The next file after an index that claims a character: most are in the first. */
  function* from(codePoint: number, start: number): Generator<Wanted> {
    for (let at = start; at < sources.length; at += 1) {
      const source = sources[at];
      if (source && inRanges(source.file.ranges, codePoint)) {
        yield { codePoint, source, at };
        return;
      }
    }
  }
  let wanted = [...new Set([...BASIC_LATIN, ...SMALL_SIGNS, ...signs])].flatMap((sign) => [...from(sign, 0)]);
  for (let tries = 0; tries < MOST_TRIES && wanted.length > 0; tries += 1) {
    const opened = new Map<Source, Face | null>();
    for (const [source, text] of bySource(wanted)) {
      const face = await loadFace(source.family, source.file, role, text);
      opened.set(source, face);
      if (face) faces.add(face);
    }
    wanted = wanted
      .filter(({ codePoint, source }) => !opened.get(source)?.font.hasGlyphForCodePoint(codePoint))
      .flatMap(({ codePoint, at }) => [...from(codePoint, at + 1)]);
  }
  return [...faces];
}

/**
 * Opens the fonts for these texts, for each of their scripts.
 *
 * @param texts the texts of each role; only their characters count.
 */
export async function openFaces(texts: Readonly<Record<FontRole, string>>, han: HanForms): Promise<Faces> {
  const load = (role: FontRole) =>
    loadRole(
      role,
      Array.from(texts[role], (sign) => sign.codePointAt(0) ?? 0),
      han,
    );
  const byRole = {
    display: await load('display'),
    text: await load('text'),
    strong: await load('strong'),
    mono: await load('mono'),
  };
  const base = (role: FontRole): Face => {
    const face = byRole[role].find(({ font }) => font.hasGlyphForCodePoint(97));
    if (!face) throw new Error(`${ownFamilies[role].package} is not installed`);
    return face;
  };
  return {
    base: { display: base('display'), text: base('text'), strong: base('strong'), mono: base('mono') },
    having: (role, codePoints) =>
      byRole[role].find(({ font }) => codePoints.every((each) => font.hasGlyphForCodePoint(each))) ?? null,
  };
}
