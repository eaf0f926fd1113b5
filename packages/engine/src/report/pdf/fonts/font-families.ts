/** The role of a text: headline, body, emphasis, code. */
export type FontRole = 'display' | 'text' | 'strong' | 'mono';

export interface FontFamily {
  /** The npm package whose files are split by script; its `unicode.json` lists the characters of each. */
  package: string;
  /** The middle part of a file's name: its axes. */
  axes: string;
  /** The axis values of each role. */
  places: Readonly<Record<FontRole, Readonly<Record<string, number>>>>;
  /** A hundred files of a hundred characters: only the characters of a document are loaded from each. */
  large?: true;
  /** Which of its files are not used. */
  without?: readonly string[];
}

const weights = (regular: number, strong: number, display: number): FontFamily['places'] => ({
  display: { wght: display },
  text: { wght: regular },
  strong: { wght: strong },
  mono: { wght: regular },
});

/** Fonts of other scripts have two weights beside the product's own: enough, with half the files. */
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

/** The product's fonts, as on its screens. */
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
 * The families that are searched for a character, in this order, after the product's own.
 *
 * @param han the regional form of the characters that Chinese, Japanese and Korean share.
 */
export const otherFamilies = (han: keyof typeof HAN): FontFamily[] => [
  noto('sans'),
  noto('sans-hebrew'),
  noto('sans-arabic', { without: SYMBOLS }),
  noto('sans-thai'),
  ...hanOrders[han].map((each) => HAN[each]),
  noto('emoji', { large: true }),
  // Arrows, ticks and stars: from the same font, whatever the package's name is.
  noto('sans-arabic', { without: ['arabic'] }),
];

export type HanForms = keyof typeof HAN;
