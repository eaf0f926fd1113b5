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

/** The faces that a document is set in. */
export interface Faces {
  /** The product's face of a role, for what it has: nearly all of most documents. */
  base: Readonly<Record<FontRole, Face>>;
  /** The first face of a role that has every one of these code points; null where none has. */
  having(role: FontRole, codePoints: readonly number[]): Face | null;
}

interface Source {
  family: FontFamily;
  file: FontFile;
}

/** A sign is looked for in so many files that say they have it. */
const MOST_TRIES = 5;
const BASIC_LATIN = Array.from({ length: 95 }, (_, at) => 32 + at);
/** Stands for a sign that no face has. */
export const REPLACEMENT = 0xfffd;
const SMALL_SIGNS = [REPLACEMENT, 0x2026, 0xd7, 0x2013, 0x2192];

const keyOf = ({ file }: Source) => file.path;

/** The files that say they have a sign, the product's own first. */
function sourcesOf(role: FontRole, han: HanForms) {
  const sources = [ownFamilies[role], ...otherFamilies(han)].flatMap((family) =>
    familyFiles(family).map((file): Source => ({ family, file })),
  );
  return (codePoint: number) =>
    sources.filter(({ file }) => inRanges(file.ranges, codePoint)).slice(0, MOST_TRIES);
}

interface Wanted {
  codePoint: number;
  /** Where it was not looked for yet. */
  left: Source[];
}

/** The files to open next, and which signs are looked for in each. */
function bySource(wanted: readonly Wanted[]): Map<string, { source: Source; signs: string }> {
  const groups = new Map<string, { source: Source; signs: string }>();
  for (const { codePoint, left } of wanted) {
    const [source] = left;
    if (!source) continue;
    const signs = (groups.get(keyOf(source))?.signs ?? '') + String.fromCodePoint(codePoint);
    groups.set(keyOf(source), { source, signs });
  }
  return groups;
}

/** Loads what a role needs: each sign from the first file that truly has it. */
async function loadRole(role: FontRole, signs: Iterable<number>, han: HanForms): Promise<Face[]> {
  const sources = sourcesOf(role, han);
  const loaded = new Map<string, Face>();
  let wanted = [...new Set([...BASIC_LATIN, ...SMALL_SIGNS, ...signs])].map((codePoint) => ({
    codePoint,
    left: sources(codePoint),
  }));
  for (let tries = 0; tries < MOST_TRIES && wanted.length > 0; tries += 1) {
    for (const [key, { source, signs: text }] of bySource(wanted)) {
      if (!loaded.has(key)) loaded.set(key, await loadFace(source.family, source.file, role, text));
    }
    wanted = wanted
      .filter(({ codePoint, left }) => {
        const face = left[0] && loaded.get(keyOf(left[0]));
        return !face?.font.hasGlyphForCodePoint(codePoint);
      })
      .map(({ codePoint, left }) => ({ codePoint, left: left.slice(1) }))
      .filter(({ left }) => left.length > 0);
  }
  return [...loaded.values()];
}

/**
 * Opens the faces that can set these texts, of each script that they have.
 *
 * @param texts what is to be set in each role; only their signs count.
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
