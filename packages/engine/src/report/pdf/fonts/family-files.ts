import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { FontFamily } from './font-families.ts';
import { type CodeRanges, unicodeRanges } from './unicode-ranges.ts';

/** A font file with some of a family's characters. */
export interface FontFile {
  path: string;
  ranges: CodeRanges;
}

const require = createRequire(import.meta.url);
const unicode = z.record(z.string(), z.string());
const known = new Map<string, FontFile[]>();

/** The folder of a package; null if it is not installed. */
function packageFolder(name: string): string | null {
  try {
    return join(require.resolve(`${name}/package.json`), '..');
  } catch {
    return null;
  }
}

function readFiles({ package: name, axes, without = [] }: FontFamily): FontFile[] {
  const folder = packageFolder(name);
  if (folder === null) return [];
  const subsets = unicode.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const family = name.slice(name.indexOf('/') + 1);
  return Object.entries(subsets)
    .filter(([subset]) => !without.includes(subset))
    .map(([subset, ranges]) => ({
      // Numbered files are in brackets there.
      path: join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-${axes}-normal.woff2`),
      ranges: unicodeRanges(ranges),
    }));
}

/** The files of a family with the characters of each; none if its package is not installed. */
export function familyFiles(family: FontFamily): FontFile[] {
  const key = `${family.package} ${family.without ?? ''}`;
  const files = known.get(key) ?? readFiles(family);
  known.set(key, files);
  return files;
}
