/** What a text is for: a headline, what is read, what stands out, what is code. */
export type FontRole = 'display' | 'text' | 'strong' | 'mono';

export interface FontFamily {
  /** The npm package whose files are cut by script; `unicode.json` of it says which has what. */
  package: string;
  /** The middle of a file's name: the axes that it has. */
  axes: string;
  /** Where each role stands on the axes. */
  places: Readonly<Record<FontRole, Readonly<Record<string, number>>>>;
  /** A hundred files of a hundred signs: of each only the signs that a document has are taken. */
  large?: true;
  /** What of its files is not used. */
  without?: readonly string[];
}

const weights = (regular: number, strong: number, display: number): FontFamily['places'] => ({
  display: { wght: display },
  text: { wght: regular },
  strong: { wght: strong },
  mono: { wght: regular },
});

/** Faces of other scripts stand beside the product's own: two weights are enough, and half the files. */
const noto = (script: string, more: Partial<FontFamily> = {}): FontFamily => ({
  package: `@fontsource-variable/noto-${script}`,
  axes: 'wght',
  places: weights(400, 600, 600),
  ...more,
});

const own = (name: string, places: FontFamily['places'], axes = 'wght'): FontFamily => ({
  package: `@fontsource-variable/${name}`,
  axes,
  places,
});

const newsreader = { wght: 500, opsz: 60 };

/** The product's faces, as on its screens. */
export const ownFamilies: Readonly<Record<FontRole, FontFamily>> = {
  display: own(
    'newsreader',
    { display: newsreader, text: newsreader, strong: newsreader, mono: newsreader },
    'opsz',
  ),
  text: own('hanken-grotesk', weights(400, 600, 500)),
  strong: own('hanken-grotesk', weights(400, 600, 500)),
  mono: own('geist-mono', weights(400, 600, 400)),
};

const HAN = {
  sc: noto('sans-sc', { large: true }),
  tc: noto('sans-tc', { large: true }),
  jp: noto('sans-jp', { large: true }),
  kr: noto('sans-kr', { large: true }),
};

const hanOrders: Readonly<Record<keyof typeof HAN, (keyof typeof HAN)[]>> = {
  sc: ['sc', 'tc', 'jp', 'kr'],
  tc: ['tc', 'sc', 'jp', 'kr'],
  jp: ['jp', 'sc', 'tc', 'kr'],
  kr: ['kr', 'jp', 'tc', 'sc'],
};

const SYMBOLS = ['symbols', 'math'];

/**
 * The families in which a sign is looked for, in this order, after the product's own.
 *
 * @param han whose forms of the signs that Chinese, Japanese and Korean share are drawn.
 */
export const otherFamilies = (han: keyof typeof HAN): FontFamily[] => [
  noto('sans'),
  noto('sans-hebrew'),
  noto('sans-arabic', { without: SYMBOLS }),
  noto('sans-thai'),
  ...hanOrders[han].map((each) => HAN[each]),
  noto('emoji', { large: true }),
  // Arrows, ticks and stars: cut from the same face, whatever the package is called.
  noto('sans-arabic', { without: ['arabic'] }),
];

export type HanForms = keyof typeof HAN;
