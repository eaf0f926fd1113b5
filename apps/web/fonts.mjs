/**
 * Makes the display faces in src/styles/fonts from Newsreader's variable files: one optical size, one
 * weight, the latin letters. 37 KB in place of 279 KB. Run again only when the face or the cut changes:
 * `node apps/web/fonts.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The letters from one code point to another. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');

const ascii = range(0x20, 0x7e);
const punctuation = '‘’“”–—…•€→×−';

const cuts = [
  // 60 is the optical size that still holds at 27 px and has the fine hairlines at 82 px.
  { style: 'normal', axes: { opsz: 60, wght: 500 }, letters: ascii + range(0xa0, 0x17f) + punctuation },
  // The italic only ever sets an accented word in a heading of ours.
  { style: 'italic', axes: { opsz: 60, wght: 400 }, letters: ascii + punctuation },
];

for (const { style, axes, letters } of cuts) {
  const source = import.meta.resolve(
    `@fontsource-variable/newsreader/files/newsreader-latin-opsz-${style}.woff2`,
  );
  const font = await subsetFont(await readFile(fileURLToPath(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(`./src/styles/fonts/newsreader-display-${style}.woff2`, import.meta.url), font);
}
