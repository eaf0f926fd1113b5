import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { FontFile } from './family-files.ts';
import type { FontFamily, FontRole } from './font-families.ts';
import { type Course, makeLegible } from './legible-font.ts';

/** A font for layout and embedding. */
export interface Face {
  /** Its name among the fonts of a document. */
  key: string;
  font: fontkit.Font;
  /** Set this before a text is measured or drawn. */
  course: Course;
}

/** The product's own fonts and small ones stay loaded in their thread; some 20 files of 30 kB. */
const ready = new Map<string, Promise<Face | null>>();

/** A subset without any of the requested characters has no table for them: fontkit throws. */
function hasSigns(font: fontkit.Font): boolean {
  try {
    return font.characterSet.length > 0;
  } catch {
    return false;
  }
}

/**
 * Makes a font of one weight from a variable one, because a PDF can contain only that. HarfBuzz does it:
 * fontkit 2.0.4 fails to write the outlines of a variation.
 *
 * @param signs the characters to keep; null for all of the file.
 */
async function cutFace(
  key: string,
  path: string,
  axes: Record<string, number>,
  signs: string | null,
): Promise<Face | null> {
  const cut = await subsetFont(await readFile(path), signs ?? '', {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: signs === null,
    noHinting: true,
  });
  const font = fontkit.create(cut);
  // Collections are not supported: each file of these packages is one font.
  if (!('layout' in font)) throw new TypeError(`${path} is no font`);
  if (!hasSigns(font)) return null;
  const course: Course = { direction: 'ltr', meant: null };
  makeLegible(font, course);
  // By this name pdfkit takes two weights of one family for the same font.
  Object.defineProperty(font, 'postscriptName', { value: key });
  return { key, font, course };
}

const digestOf = (signs: string) => createHash('sha256').update(signs).digest('hex').slice(0, 8);

/** Loads one file of a family for a role. */
export function loadFace(
  family: FontFamily,
  file: FontFile,
  role: FontRole,
  signs: string,
): Promise<Face | null> {
  const axes = family.places[role];
  const key = [
    basename(file.path, '.woff2').replace(/-(?:wght|opsz)-normal$/, ''),
    ...Object.values(axes),
  ].join('-');
  // Each subset has its own characters: a headline's subset may differ from that of a table in the same
  // weight.
  if (family.large) return cutFace(`${key}-${digestOf(signs)}`, file.path, axes, signs);
  const face = ready.get(key) ?? cutFace(key, file.path, axes, null);
  ready.set(key, face);
  return face;
}
