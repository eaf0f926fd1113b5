import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { FontFile } from './family-files.ts';
import type { FontFamily, FontRole } from './font-families.ts';
import { type Course, makeLegible } from './legible-font.ts';

/** A font that can be set and embedded. */
export interface Face {
  /** Names it among the fonts of a document. */
  key: string;
  font: fontkit.Font;
  /** To be set before a text is measured or drawn. */
  course: Course;
}

/** The product's own faces and small ones stay ready in their thread; some 20 files of 30 kB. */
const ready = new Map<string, Promise<Face | null>>();

/** A cut that has none of the signs that were asked for has no table of them: fontkit throws. */
function hasSigns(font: fontkit.Font): boolean {
  try {
    return font.characterSet.length > 0;
  } catch {
    return false;
  }
}

/**
 * Makes a font of one weight of a variable one, which is what a PDF can hold. HarfBuzz does it: fontkit 2.0.4 fails to
 * write the outlines of a variation.
 *
 * @param signs those to be kept; null for all of the file.
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
  // A collection has no place here: each file of these packages is one font.
  if (!('layout' in font)) throw new TypeError(`${path} is no font`);
  if (!hasSigns(font)) return null;
  const course: Course = { direction: 'ltr', meant: null };
  makeLegible(font, course);
  // pdfkit takes two weights of one family for the same font by this name.
  Object.defineProperty(font, 'postscriptName', { value: key });
  return { key, font, course };
}

const digestOf = (signs: string) => createHash('sha256').update(signs).digest('hex').slice(0, 8);

/** Loads one file of a family as it stands for a role. */
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
  // Each cut has signs of its own: of a headline those of the headline, though a table is set in the same weight.
  if (family.large) return cutFace(`${key}-${digestOf(signs)}`, file.path, axes, signs);
  const face = ready.get(key) ?? cutFace(key, file.path, axes, null);
  ready.set(key, face);
  return face;
}
